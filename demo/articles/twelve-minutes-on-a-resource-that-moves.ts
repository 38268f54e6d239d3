import type { DemoArticle } from '../demoContent.schema.ts';

export const twelveMinutesOnAResourceThatMoves: DemoArticle = {
  slug: 'twelve-minutes-on-a-resource-that-moves',
  title: 'Twelve minutes on a resource that moves',
  excerpt: 'Notes for a talk with one slide, one seat and eleven mistakes. The compiler finds nine of them.',
  date: '2026-01-22T09:00:00Z',
  durationSeconds: 708,
  preview: { $picture: 'article-talk' },
  category: 'video',
  second_categories: ['blog', 'web-development'],
  tags: ['cadence', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Ines Halvorsen gave this talk in Rotterdam in January, to an evening of web engineers, and has been asked for the notes
since. It lasts 11:48. There is one slide, with a square on it, and the rest is typed on the spot: a program that sells
a seat, and every way in which she could think of breaking it.

## The notes, by the clock

*What is said, and when*

| At | What happens |
|---|---|
| 00:00 | The slide: a square. “This is a seat. There is one. Everything tonight is about that sentence.” |
| 00:40 | A seat as a row. She sells it twice in six lines of SQL, without an error. |
| 02:05 | The same seat as a resource: the word, the \`@\`, and the arrow. |
| 03:10 | First mistake: an equals sign where the arrow should be. The checker refuses. |
| 04:25 | Mistakes two to six, at one a quarter minute. All refused before anything ran. |
| 05:50 | Seventh: the seat is put down in a variable and forgotten. The function does not end. |
| 07:15 | Eighth and ninth: two buyers in one transaction, then a seat in two drawers. |
| 08:30 | Tenth: she sells the seat to herself, for nothing. It compiles. |
| 09:45 | Eleventh: the slot of the buyer is closed. It compiles, and fails when it runs; the seat is where it was. |
| 10:40 | The square again. What the compiler knows, and what it will never know. |
| 11:30 | Lights, and the question about tables that is asked every time. |

> [!NOTE]
> If you have only two minutes, take those from 05:50. The room went quiet there.

## The two minutes

Up to the sixth mistake the audience is polite. Other languages have checkers too. The seventh is of another kind,
because nothing wrong is done. Something is merely not done.

\`\`\`cadence forgotten.cdc {5}
access(all) fun sell(buyer: &{NonFungibleToken.Collection}, price: @{FungibleToken.Vault}) {
    let seat <- self.seats.remove(key: 88) ?? panic("Seat 88 has been sold")
    self.till.deposit(from: <- price)
    emit Sold(number: 88)
    // The end of the function; and where is the seat?
}
\`\`\`

[In a table](/web-development/resources-for-people-who-think-in-rows) this is a Tuesday. The money is in the till, the event says that seat 88 was sold, and the buyer has
nothing. A person will find it, in an email from the buyer. Here it is not even a program. The checker says *loss of
resource*, and names line 2, in which the thing was last seen.

What she says at 06:30 is the sentence that people have written to us about: “I have not told it that a buyer should
get the seat. It does not know what a buyer is. It only knows that a thing cannot end in the middle of a sentence.”

## The one it does not find

The tenth mistake compiles and runs: a sale at a price of nothing. Nothing is lost or doubled, and the seat has an owner
at each moment. It is only unjust. That a seat should cost something is a rule about the world, and somebody has to
write it, read it aloud to somebody else, and test it on the day it is written.

That is also her answer to the last question of the evening. A man asked whether, with such a compiler, one still needs
an audit. At 11:30 she puts the square back on the wall. “It can promise you that there is one,” she says. “It cannot
tell you what it is for.”
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'I had come for the chain and stayed for the arrow. On Monday I looked for it in our own code, and it was not there.',
      name: 'Joost Mulder',
      jobTitle: 'Web engineer, who sat in the second row',
      picture: { $picture: 'portrait-joost' },
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'The same, to read',
      articleSlugs: ['resources-for-people-who-think-in-rows'],
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Have your own code read aloud',
      description: 'An audit begins with the rules that no compiler knows. We write them down with you first.',
      href: '/services/cadence-audit',
    },
  ],
};
