### What characters say when a game is over: two lines for a win, and two for a loss.
###
### text: $name
### message: $line

says = { $name } says:
words = “{ $line }”
won =
    { $name ->
        [Ada] I saw where you were going, and got there first.
        [Blaise] I bet on the unknown, and for once it paid.
        [Carl] No hurry. It all adds up in the end.
        [Emmy] Oh! I was only trying to stay out of your way.
        [Grace] Act first, say sorry later. It works.
        [Hypatia] Patience. You hurried, and I waited.
        [Leonhard] Was I bluffing? You’ll never know.
       *[Sofya] Stopping you wasn’t cheap. It was worth it.
    }
    .too =
        { $name ->
            [Ada] I kept the best till last. I always do.
            [Blaise] Never count on luck. But do say thank you.
            [Carl] I checked it twice. Then I checked it again.
            [Emmy] One small step at a time, and no one got hurt.
            [Grace] You had a plan. It was a good one, too.
            [Hypatia] I stood in your way, and that was enough.
            [Leonhard] Keep a good card long enough, and it wins the game.
           *[Sofya] I took no chances, and I left you none.
        }
lost =
    { $name ->
        [Ada] You spoiled it before I could. I’m impressed.
        [Blaise] Ah well. The odds were lovely while they lasted.
        [Carl] I was still saving up. Next time I’ll spend it.
        [Emmy] Well played! I enjoyed every card.
        [Grace] I struck too early. It was still fun.
        [Hypatia] I waited for the right moment. You took it.
        [Leonhard] You saw through my bluff. Through all of them, in fact.
       *[Sofya] I paid to see you fail, and you didn’t. Fair enough.
    }
    .too =
        { $name ->
            [Ada] A risk that can’t fail isn’t a risk. This one could.
            [Blaise] I’d make the same bet again. Deal!
            [Carl] By my sums that couldn’t happen. Let me check them.
            [Emmy] That was fun to watch from here. Again?
            [Grace] You got past me. That won’t happen twice.
            [Hypatia] You found a way round me. Show me again?
            [Leonhard] I held on too long. My pockets are still full.
           *[Sofya] No chances taken, and no game won. Hm.
        }
