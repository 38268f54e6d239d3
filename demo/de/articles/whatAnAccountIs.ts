import type { ArticleWords } from '../../writeLanguage.ts';

export const whatAnAccountIs: ArticleWords = {
  slug: 'was-ein-konto-ist',
  title: 'Was ein Konto ist',
  excerpt:
    'Auf Flow ist eine Adresse kein gehashter Schlüssel. Sie ist ein Ort, und einen Ort kann man einrichten, teilen und weitergeben.',
  layout: {
    textbox: {
      text: `
Auf vielen Chains ist ein Konto das, was herauskommt, wenn man einen öffentlichen Schlüssel hasht. Vor der ersten
Zahlung ist dort nichts, und nachher lässt sich nichts mehr ändern. Der Schlüssel ist das Konto. Wer das eine verliert,
hat auch das andere verloren.

Auf Flow wird ein Konto angelegt, durch eine Transaktion, und jemand bezahlt dafür. Das Netz vergibt eine Adresse aus
einer eigenen Folge, und mit einem Schlüssel hat sie nichts zu tun. Im Protokoll ist das ein kleiner Unterschied; das
meiste, was wir für Kunden bauen, beruht darauf.

## Fünf Dinge an einem Ort

Ein Konto enthält fünf Arten von Dingen, und jede lässt sich ändern, während die Adresse bleibt.

*Was in einem Konto ist*

| Teil | Was es ist | Wer es ändern kann |
|---|---|---|
| Adresse | Acht Bytes, einmal vergeben | Niemand |
| Guthaben | FLOW, davon ein Teil als Rücklage für den Speicher | Wer die Schwelle der Schlüssel erreicht |
| Schlüssel | Öffentliche Schlüssel mit je einem Gewicht; auch keiner ist erlaubt | Dieselben |
| Speicher | Resources und andere Werte, jeweils unter einem Pfad | Dieselben, und Code, dem das Recht gegeben wurde |
| Contracts | Code, beim Namen genannt | Dieselben |

Das Wort, auf das es ankommt, ist *Ort*. Eine Tabelle mit Salden, wie sie ein Token-Contract auf anderen Chains führt,
liegt im Speicher des Contracts; Sie sind darin eine Zeile. Auf Flow liegt der Tresor in Ihrem Speicher. Der Contract
hat festgelegt, was ein Tresor kann, und damit ist sein Teil getan.

### Pfade, und was öffentlich ist

Der Speicher ist nach Pfaden geordnet. Ein Tresor kann unter \`/storage/flowTokenVault\` liegen, und außer dem Konto
selbst kann ihn niemand öffnen. Damit andere etwas mit ihm tun dürfen, stellt das Konto eine Capability aus und
veröffentlicht sie unter \`/public\`.

\`\`\`cadence open_a_slot.cdc {3-5}
transaction {
    prepare(signer: auth(IssueStorageCapabilityController, PublishCapability) &Account) {
        let slot = signer.capabilities.storage
            .issue<&{FungibleToken.Receiver}>(/storage/flowTokenVault)
        signer.capabilities.publish(slot, at: /public/flowTokenReceiver)
    }
}
\`\`\`

> [!NOTE]
> Ein Briefschlitz in einer Tür, die zu bleibt.

Der Typ zwischen den spitzen Klammern ist alles, was aus der Hand gegeben wird. Hier ist es das Recht, etwas
hineinzulegen. Den Saldo zu lesen wäre eine weitere Zeile, und etwas herauszunehmen steht niemandem offen.

Sehen Sie sich auch die erste Zeile von \`prepare\` an. Die Transaktion sagt, welche Teile des Kontos sie berühren will:
eine Capability ausstellen, sie veröffentlichen. Ihre anderen Tresore könnte sie nicht einmal lesen. Wallets zeigen diese
Zeile, und es lohnt sich, sie zu lesen.

## Was daraus folgt

Weil die Adresse nicht aus dem Schlüssel entsteht, lassen sich Schlüssel austauschen. Ein Konto kann mit einem Schlüssel
der Plattform beginnen, einen der Kundin bekommen und ein Jahr später den ersten widerrufen, und alles bleibt an seinem
Platz. Nichts zieht um. Es wurde nur ein Schloss gewechselt.

Weil es mehrere Schlüssel geben kann, kann es mehrere Menschen geben. Weil es keinen geben kann, kann ein Contract in
einem Konto leben, das niemand mehr betritt; so verspricht man, dass sich Code nicht ändert.

Und weil ein Konto Dinge enthält, statt eine Zeile in fremden Büchern zu sein, hat es eine Größe. Die Dinge brauchen
Platz, und den Platz bezahlt, was auf dem Konto liegt.
`,
    },
    articleSeries: null,
    faq: {
      heading: 'Von Lesern gefragt',
      items: [
        {
          title: 'Was kostet es, ein Konto anzulegen?',
          description:
            'Die Gebühr einer Transaktion und die kleinste Rücklage, 0,001 FLOW. Eine Plattform, die Konten für ihre Kunden anlegt, zahlt beides, und die Rücklage bleibt im Konto.',
        },
        {
          title: 'Ist eine Adresse auf der EVM-Seite auch so ein Ort?',
          description:
            'Nein. Dort ist sie wie auf anderen EVM-Chains der Hash eines Schlüssels oder die Adresse eines Contracts. Ein Cadence-Konto kann eine besitzen, als Resource in seinem Speicher, und dann entscheiden die Schlüssel des Ortes für beide.',
        },
        {
          title: 'Lässt sich ein Konto löschen?',
          description: 'Nein. Man kann es leeren und seine Schlüssel widerrufen. Die Adresse bekommt niemand anderes.',
        },
      ],
    },
  },
};
