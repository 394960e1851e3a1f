### What is said of lessons, and in them.
###
### number: $count, $of
### text: $title

new = New to { $title }?
    .note = Learn it at the table in a few minutes.
learn = Learn by playing
waits = You left this lesson halfway.
go-on-learning = Continue learning
short = { $of ->
        [one] 1 short lesson
       *[other] { $of } short lessons
    }
so-far = { $count } of { $of } done
left = You left it halfway.
done = done
all-lessons = Lessons
leave = Leave the lesson
    .note = you can continue later
step-back = Step back
restart = Restart
    .note = this lesson
play = Play a game
    .note = short and easy
next-lesson = Next lesson
at-start = You’re at the start of this lesson.
read-on = Nothing to play yet. Tap the button below to continue.
panel = Finish your lesson
saved-lessons = the lessons
