### What characters say when a game is over: two lines for a win, and two for a loss.
###
### text: $name
### message: $line

says = { $name } says:
words = “{ $line }”

ada-won = I saw where you were going, and got there first.
    .too = I kept the best till last. I always do.
ada-lost = You spoiled it before I could. I’m impressed.
    .too = A risk that can’t fail isn’t a risk. This one could.
blaise-won = I bet on the unknown, and for once it paid.
    .too = Never count on luck. But do say thank you.
blaise-lost = Ah well. The odds were lovely while they lasted.
    .too = I’d make the same bet again. Deal!
carl-won = No hurry. It all adds up in the end.
    .too = I checked it twice. Then I checked it again.
carl-lost = I was still saving up. Next time I’ll spend it.
    .too = By my sums that couldn’t happen. Let me check them.
emmy-won = Oh! I was only trying to stay out of your way.
    .too = One small step at a time, and no one got hurt.
emmy-lost = Well played! I enjoyed every card.
    .too = That was fun to watch from here. Again?
grace-won = Act first, say sorry later. It works.
    .too = You had a plan. It was a good one, too.
grace-lost = I struck too early. It was still fun.
    .too = You got past me. That won’t happen twice.
hypatia-won = Patience. You hurried, and I waited.
    .too = I stood in your way, and that was enough.
hypatia-lost = I waited for the right moment. You took it.
    .too = You found a way round me. Show me again?
leonhard-won = Was I bluffing? You’ll never know.
    .too = Keep a good card long enough, and it wins the game.
leonhard-lost = You saw through my bluff. Through all of them, in fact.
    .too = I held on too long. My pockets are still full.
sofya-won = Stopping you wasn’t cheap. It was worth it.
    .too = I took no chances, and I left you none.
sofya-lost = I paid to see you fail, and you didn’t. Fair enough.
    .too = No chances taken, and no game won. Hm.
