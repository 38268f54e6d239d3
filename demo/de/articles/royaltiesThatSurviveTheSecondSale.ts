import type { ArticleWords } from '../../writeLanguage.ts';

export const royaltiesThatSurviveTheSecondSale: ArticleWords = {
  slug: 'tantiemen-die-den-zweiten-verkauf-ueberleben',
  title: 'Tantiemen, die den zweiten Verkauf überleben',
  excerpt:
    'Ein Standard kann sagen, was einer Künstlerin zusteht. Zahlen lassen kann er niemanden. Wo gezahlt wird, und was es kostet, darauf zu bestehen.',
  layout: {
    textbox: [
      {
        text: `
Eine Aufnahme von Regen auf einem Blechdach wurde für 12 $ verkauft; neun davon bekam die Künstlerin. Ein Jahr später
wurde sie wieder verkauft, für 210 $. Die Künstlerin erfuhr es von einer Freundin.

Im Contract stand eine Tantieme von 8 Prozent. Sie war die ganze Zeit da, am richtigen Platz und in der richtigen Form,
und der Marktplatz, auf dem der zweite Verkauf stattfand und der nicht unserer war, hatte sie gelesen. Er druckte sie
unter den Preis.

## Ein Aushang ist keine Kasse

Es gibt zwei Standards, von denen man Künstlern erzählt. Auf Ethereum ist es ERC-2981, nach dem ein Token eine Frage
beantwortet.

\`\`\`solidity IERC2981.sol
function royaltyInfo(uint256 tokenId, uint256 salePrice)
    external
    view
    returns (address receiver, uint256 royaltyAmount);
\`\`\`

In Cadence ist es eine Ansicht der Metadaten, \`MetadataViews.Royalties\`: eine Liste von Einträgen, jeder mit Empfänger,
einem Anteil zwischen 0 und 1 und einer Beschreibung. Beides sind gute Standards. Beides sind Aushänge an der Wand. Sie
sagen jedem, der fragt, was fair wäre, und sind ehrlich dabei: Im Text des ERC steht, dass die Zahlung freiwillig ist.

> [!NOTE]
> Ein Token kann nicht wissen, dass er verkauft wurde. Er weiß, dass er bewegt wurde.

Mehr könnte kein Standard für Token leisten. Ein Token sieht, dass er von hier nach dort geht. Ob in der Gegenrichtung
Geld floss und wie viel, weiß nur das Programm, in dem beides den Besitzer wechselte.

## Der Verkauf ist der Ort

Also muss die Tantieme im Verkauf bezahlt werden, von dem Programm, das verkauft. Auf Flow ist das meist der Contract
NFTStorefrontV2. Ein Angebot darin trägt eine Liste von Anteilen, die beim Einstellen entsteht: so viel für die
Künstlerin, so viel für das Haus, der Rest für den Verkäufer. Wenn jemand kauft, wird die Zahlung in derselben
Transaktion nach dieser Liste geteilt. Entweder sind alle bezahlt, oder das Ding hat sich nicht bewegt.

*Wie 340,00 $ beim dritten Verkauf geteilt wurden, der in unserem Laden stattfand*

| Anteil | Quote | Betrag |
|---|---:|---:|
| Künstlerin, aus der Ansicht | 8 % | 27,20 $ |
| Haus | 2,5 % | 8,50 $ |
| Verkäufer | der Rest | 304,30 $ |

Die Liste kommt aus der Ansicht. Unser Laden liest den Aushang, während das Angebot entsteht, und schreibt ihn in die
Kasse. Niemand sitzt dazwischen.

Ein Detail hat Künstler Geld gekostet, ohne dass es jemand wollte. Ein Empfänger ist eine Capability, und die kann
aufgehört haben zu wirken: Ein Konto wurde geändert, ein Tresor verschoben. Die Storefront verweigert dann nicht den
Verkauf. Sie sendet ein Event, *UnpaidReceiver*, und gibt den Anteil dem ersten Empfänger, der erreichbar ist. Für einen
Laden ist das richtig; ein kaputter Briefkasten soll ihn nicht schließen. Aber jemand muss auf dieses Event hören. Wir
tun es, und in einem Jahr gab es vier. Jedes wurde binnen einer Woche repariert und bezahlt.
`,
      },
      {
        text: `
## Was es kostet, darauf zu bestehen

All das gilt in unserem Laden. In einem anderen kann der Verkäufer dieselbe Aufnahme mit einer Liste anbieten, die einen
einzigen Eintrag hat. Soll die Künstlerin überall bezahlt werden, muss das Ding sich weigern, von Programmen bewegt zu
werden, die nicht zahlen.

Das geht. In Cadence braucht die Funktion, die ein Ding aus einer Sammlung nimmt, ein Entitlement, und wer den Contract
schreibt, entscheidet, wer es bekommt. Auf Ethereum führt man eine Liste der Betreiber, die übertragen dürfen. Und dann
kann der Besitzer die Aufnahme nicht seiner Schwester schenken oder in eine Wallet mitnehmen, die nicht auf der Liste
steht. Was als Eigentum verkauft wurde, ist ein Sitzplatz in unserem Theater geworden.

Wir haben die Künstler von Hushmint gefragt. Sie stimmten mit 61 zu 14 gegen das Schloss. Ihr Grund: Wer etwas besitzt,
spricht davon, und acht Prozent von dem, wovon gesprochen wird, sind mehr als alles von dem, was weggeschlossen ist.

Also hängt der Aushang an der Wand, unsere Kasse befolgt ihn, und andere Kassen werden darum gebeten. Zwei der drei, die
Editionen von Hushmint verkaufen, tun es inzwischen. Der Regen auf dem Blechdach steht bei der dritten zum Verkauf.
`,
      },
    ],
    quote: {
      text: 'Acht Prozent stören mich nicht. Mich stört, dass ich Leuten deswegen schreiben muss.',
      jobTitle: 'Feldaufnahmen, seit 2024 auf Hushmint',
    },
  },
};
