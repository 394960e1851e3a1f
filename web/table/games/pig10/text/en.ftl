### What PIG 10 says at the table.
###
### text: $name, $hits
### number: $of

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-tens = Tens
    .told = { $name } made { $hits } of { $of } tens
feat-gifts = Gifts
    .told = { $name } went over ten { $hits } of the { $of } times that somebody did

## Lessons

lesson-bare =
    .title = The bare game
    .about = How ten is made, and who gets what is too much
    .learnt = Ten wins the middle, more than ten gives it to the player before. When all is played, most cards win.
lesson-bare-1 = PIG 10 is about one thing: to make <b>exactly ten</b> in the middle.
lesson-bare-2 = Everybody holds three cards and sees only their own. These are yours.
lesson-bare-3 = You begin. Lay the { CARD("4") }: tap it, then the button below.
    .otherwise = That would be allowed too. To go on together, lay the { CARD("4") }.
lesson-bare-4 = The middle is worth 4. The frame shows how many are still missing: six.
lesson-bare-5 = You drew a card at once: as long as there is a pile, everybody holds three.
lesson-bare-6 = { PERSON("1") } added 2, { PERSON("2") } added 3, and the middle is worth 9. One of your cards makes ten. Which?
    .otherwise = That is more than ten, and more than ten helps somebody else. Make exactly ten.
lesson-bare-7 = <b>PIG 10!</b> You win all four cards of the middle. Each counts one, and the <b>most cards</b> win the game.
lesson-bare-8 = { PERSON("1") } laid a 9, { PERSON("2") } an 8: 17 is too much. So it goes to whoever sits <b>before</b> { PERSON("2") }: to { PERSON("1") }.
lesson-bare-9 = The middle is empty again, so any card counts from 0. Lay the { CARD("6") }.
    .otherwise = Nothing speaks against that card. To go on together, lay the { CARD("6") }.
lesson-bare-10 = Now the middle is worth 9, and all you hold is too much. Lay one: { PERSON("2") }, just before you, gets it all.
lesson-bare-11 = It may be done on purpose, too: { PERSON("2") } gets the cards then, and { PERSON("1") } cannot win them.

lesson-special =
    .title = Special cards
    .about = The frog, the pigmaid, the crowned pig, and two cards alike
    .learnt = Frog: 0. Pigmaid: 5 up or down. Equal to middle or last card: may set its number. Crowned pig: ten on 0.
lesson-special-1 = The middle is worth 8, and you hold no 2. But some cards have a trick.
lesson-special-2 = The { CARD("0") } is the <b>frog</b>. It sends the middle back to 0. Lay it.
    .not-4 = 8 and 4 make 12: { PERSON("2") } would win it all. Send the middle back to 0.
    .not-5 = 8 and 5 make 13: { PERSON("2") } would win it all. The frog first.
    .not-5-as-5 = That works, and its turn will come. The frog first.
lesson-special-3 = Worth 0. But all three cards still lie there, for whoever makes the next ten.
lesson-special-4 = { PERSON("1") } laid the <b>crowned pig</b>, a 10: ten at once, but only on a middle worth 0. Else it is too much.
lesson-special-5 = Worth 7, and no card of yours makes ten. The { CARD("5") }, the <b>pigmaid</b> (±), can add 5 or take 5 away. Lay her.
    .not-5 = 7 and 5 make 12, and { PERSON("2") } wins both cards. Tap the pigmaid again, and take 5 away.
    .otherwise = That is more than ten, and { PERSON("2") } wins it all. The pigmaid, the card with ±, can take 5 away.
lesson-special-6 = 2 is left. Below 5 she could only have added: the middle never falls below 0.
lesson-special-7 = { PERSON("2") }’s 8 on a middle worth 8 leaves it at 8: a card <b>equal to the middle</b> may do that instead of adding.
lesson-special-8 = You hold an { CARD("8") } too. Added it would make 16. Make the middle 8 instead.
    .not-8 = That makes 16, and { PERSON("2") } wins it all. Tap the { CARD("8") } again: the other button makes it 8.
    .otherwise = That is more than ten, and { PERSON("2") } would win it all. The { CARD("8") } can stay at 8.
lesson-special-9 = { PERSON("1") } made ten, and { PERSON("2") } began anew with a 3. Add your { CARD("4") }.
    .not-10 = 3 and 10 make 13. A crowned pig waits for a middle worth 0. Lay the { CARD("4") }.
    .not-6 = That would do, but leave 9, and a 1 is soon found. Lay the { CARD("4") }.
lesson-special-10 = 7 and { PERSON("1") }’s 4 would be 11. But <b>equal to the last card</b>, your 4, it may set its own number: it is 4 now.
lesson-special-11 = A frog: the middle is worth 0, and four cards lie there. Which of yours wins them?
    .otherwise = That leaves everything lying for { PERSON("1") }. Which card is ten on a middle worth 0?
lesson-special-12 = <b>PIG 10!</b> Five cards for one crowned pig.
lesson-special-13 = No ten in your hand? Then think of what the next one needs: on a middle worth 6 it is a 4.
lesson-special-14 = Of pigmaids there are only five, of crowned pigs four, of most others eight: leave a 5, or a 0.

lesson-end =
    .title = The end
    .about = When a game is over, and who has won
    .learnt = When all hands are empty, the most cards win. What is left in the middle counts for nobody.
lesson-end-1 = The pile is used up. Nobody draws any more: what is still in hand is played out.
lesson-end-2 = You and { PERSON("1") } have won six cards each, { PERSON("2") } five.
lesson-end-3 = The middle is worth 7. Win it.
    .otherwise = 7 and 9 make 16, and { PERSON("2") } wins all three cards. Make exactly ten.
lesson-end-4 = 8, and your last card is a 9. It has to be laid all the same.
lesson-end-5 = Three cards for { PERSON("2") }. Your hand is empty, so the others play on without you.
lesson-end-6 = The last card is laid, and the game is over. The 2 and the 6 of the middle are nobody’s.
lesson-end-7 = You have won nine cards, { PERSON("2") } eight, { PERSON("1") } six. Equal numbers would share the victory.
