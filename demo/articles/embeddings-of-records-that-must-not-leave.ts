import type { DemoArticle } from '../demoContent.schema.ts';
import { priceOf } from '../prices.ts';

export const embeddingsOfRecordsThatMustNotLeave: DemoArticle = {
  slug: 'embeddings-of-records-that-must-not-leave',
  title: 'Embeddings of records that must not leave',
  excerpt: 'A vector is not an anonymous form of a text. What we got back out of 2,000 of them, and what we changed.',
  lead: 'A vector looks like noise, so it is treated like noise: copied, logged, sent to a service in another country. We tried to read 2,000 of them back. It went better than our client had hoped.',
  date: '2026-06-10T08:00:00Z',
  preview: { $picture: 'article-embeddings' },
  category: 'ai',
  second_categories: ['blog', 'big-data'],
  tags: ['typescript'],
  head: {
    title: 'Embeddings of private records: keep them inside',
    description:
      'An embedding can be read back in part. What we recovered from 2,000 vectors of settlement notes, and five rules for a search that stays inside.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
A clearing house has nine years of notes on disputed settlements, and wants to find old ones that resemble a new one.
Words do not help: one clerk writes *short delivery* and another *three lots missing*. An embedding model turns each
note into 768 numbers, such that notes about the same thing lie near each other. One searches among the numbers.

The notes may not leave the house. The first plan was that the numbers may. They are not text, the argument went, and
nobody can read them.

## Reading them

Researchers have shown for some years that much of a short text can be recovered from its embedding, if one may use the
same model.[^1] We wanted to know what that means for notes of this kind. We took 2,000 notes with invented names,
embedded them with a common open model, and gave the numbers to two colleagues without the notes.

*What came back out of 2,000 vectors, in a week*

| Recovered | Notes | Share |
|---|---:|---:|
| What the note is about | 1,912 | 96 % |
| The kind of goods | 1,604 | 80 % |
| A name of a company | 738 | 37 % |
| An amount, to the digit | 112 | 6 % |
| The note, word for word | 61 | 3 % |

Amounts survive badly and names rather well. The third row decided the matter. A third of the names is a list of
customers, and for a clearing house a list of customers with the kind of their disputes is the thing that must not
leave.

> [!NOTE]
> An embedding is a copy of the record in bad handwriting.

## Five rules for a search that stays inside

1. **The model runs where the notes are.** The one we use has 110 million parameters and needs no special machine. It
   embeds a note in nine milliseconds on an ordinary processor.
2. **The index has the locks of the notes.** The same people may read it, it lies on the same encrypted disk, and it is
   in the list of what is deleted when a customer must be deleted.
3. **Rights come before nearness.** The search is made among what the reader may see.
4. **Distances are not shown.** Whoever may ask often enough, and sees how near each answer is, can feel his way to a
   text that he may not read.
5. **Questions are records too.** What somebody looks for says what he has on his desk.

The third rule is where most designs go wrong, since the wrong order is the easy one.

\`\`\`typescript similarNotes.ts {5}
export async function similarNotes(db: Database, reader: Reader, text: string) {
  const vector = await embedInside(text);
  return db.all(
    \`select note.id, note.text from note
      where note.desk_id = any($1)
      order by note.embedding <=> $2
      limit 8\`,
    [reader.deskIds, vector],
  );
}
\`\`\`

If one takes the eight nearest first and removes afterwards what the reader may not see, he gets three answers and
learns that five others exist. With the condition first he gets eight, and nothing about the rest.

There is a price. An approximate index is built for the whole and becomes inaccurate when most of it is excluded, so for
a desk with few notes we compare with each of them. Forty thousand comparisons take twelve milliseconds. Measure it
before you buy a database for it.

[^1]: J. Morris and others, *Text Embeddings Reveal (Almost) As Much As Text*, 2023. Our figures are lower than theirs,
because our notes are longer and we had a week.
`,
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked about\nvectors',
      items: [
        {
          title: 'Does adding noise help?',
          description:
            'Enough noise to hide the names also moved a fifth of the right answers out of the first eight. With less, both stayed. We found no amount that did what we wanted.',
          isOpen: true,
        },
        {
          title: 'What about leaving the names out before embedding?',
          description:
            'It helps, and we do it. Then the finder of names decides, and ours misses about one in sixty: a ship with the name of a company, a company with the name of a person.',
        },
        {
          title: 'Are vectors personal data?',
          description:
            'That is for your counsel to answer. What we can say is what came out of them, in the table above.',
        },
      ],
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What they found

The search has been in use since April. It is asked some sixty times a day, and its most frequent success is not the one
it was built for. Clerks find that a dispute like the new one was settled before, by a colleague at the next desk, in the
same week. They could have asked. Now they do, and the query log has begun to fall.
`,
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'The wall itself',
      articleSlugs: ['what-a-language-model-may-not-know-about-your-ledger'],
    },
    {
      acf_fc_layout: 'link_block',
      title: 'AI on private data',
      description: `A pilot in eight weeks, ${priceOf('ai-on-private-data')}, on machines that you already have.`,
      href: '/services/ai-on-private-data',
    },
  ],
};
