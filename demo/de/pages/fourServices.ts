import { capital } from '../../prices.ts';
import type { PageWords } from '../../writeLanguage.ts';
import { preis } from '../shared.ts';
import { serviceWords } from './serviceWords.ts';

/** The case on ink. */
const tidemark: Parameters<typeof serviceWords>[0]['shownCase'] = {
  heading: 'Tidemark verrechnet fünf\nHäfen in einem Zug',
  facts: [
    ['Vorher', 'zweimal am Tag verrechnet, per E-Mail'],
    ['Nachher', '11 Sekunden, 2,3 Mio. Einträge am Tag'],
    ['Verloren', 'kein Eintrag in 19 Monaten'],
    ['Preis', '410.000\u00a0$, fest je Phase'],
  ],
  linkText: 'Das Projekt Tidemark lesen',
};

/** Four services in German, by the slugs of their originals. */
export const fourServices: Record<string, PageWords> = {
  'cadence-smart-contracts': serviceWords({
    slug: 'smart-contracts-in-cadence',
    title: 'Smart Contracts in Cadence',
    headTitle: 'Smart Contracts in Cadence entwickeln lassen',
    summary: `Smart Contracts in Cadence ${preis('cadence-smart-contracts')}: Resources, Entitlements und Rollen, mit einem Test für alles, was nie passieren darf.`,
    heading: 'Eigentum als Typ,\nnicht als Kommentar',
    lead: `Smart Contracts in Cadence für Werte, die nie kopiert werden oder verloren gehen dürfen, ${preis('cadence-smart-contracts')}. Wir modellieren Ihre so, dass die Sprache selbst Ihre Regeln einhält.`,
    gridHeading: 'Was im Preis enthalten ist',
    points: [
      [
        'Das Modell',
        'Resources, Interfaces und Entitlements auf zwei Blatt Papier, vor der ersten Zeile Code.',
        'Woche 2',
      ],
      [
        'Die Contracts',
        'Cadence 1.0 mit Transaktionen und Skripten, vom ersten Commit an in Ihrem Repository.',
        'Testnet in Woche 6',
      ],
      [
        'Die Ablehnungen',
        'Ein Test für alles, was nicht möglich sein darf, und ein Property-Test für die Summen.',
        'vor einem Audit',
      ],
    ],
    journeyHeading: 'In sechs Wochen vom\nPapier zum Testnet',
    journey: [
      [
        'Woche 1',
        'Fragen',
        'Was es geben darf, wer es halten darf, was ihm nie passieren darf. Zuerst in Ihren Worten.',
      ],
      [
        'Woche 2',
        'Zeichnen',
        'Das Modell auf zwei Blatt. Eine Änderung kostet einen Nachmittag, also ändern wir es jetzt.',
      ],
      [
        'Woche 4',
        'Schreiben',
        'Contracts und ihre Transaktionen, Zeile für Zeile gegengelesen von einer zweiten Person.',
      ],
      ['Woche 6', 'Probieren', 'Im Testnet, mit Ihren Leuten an der Tastatur und unseren daneben.'],
    ],
    voice: {
      description:
        'Ich fragte, was passiert, wenn jemand die einundzwanzigste Kopie prägen will. Sie zeigten mir den Test, in dem es jemand tut.',
      jobTitle: 'Produktleiter, Murmur Audio',
      facts: [
        ['Smart Contracts', '200+ in Hauptnetzen'],
        ['Gezählt', 'nach unterschriebenen Verträgen'],
      ],
    },
    questions: [
      [
        'Lässt sich ein Contract nach dem Start ändern?',
        'Ja, nach Regeln: Felder behalten ihren Typ, und was gespeichert ist, muss lesbar bleiben. Wir schreiben das Update, proben es auf einer Kopie des Zustands und sagen, was es nicht kann. Sie können auch den Schlüssel abgeben und den Contract für immer einfrieren.',
      ],
      [
        'Wem gehört das Konto, in dem der Contract liegt?',
        'Ihnen, vom ersten Deployment an. Seine Schlüssel sind gewichtet, sodass niemand allein es ändern kann, auch wir nicht.',
      ],
      [
        'Warum nicht Solidity auf der EVM-Seite?',
        'Wenn Ihr Code in Solidity existiert und läuft, behalten Sie ihn: Flow führt ihn aus. Cadence lohnt den Wechsel dort, wo zählt, welches Ding Ihnen gehört, und nicht nur, wie viele.',
      ],
    ],
    near: ['Cadence-Audit'],
  }),
  'cadence-audit': serviceWords({
    slug: 'cadence-audit',
    title: 'Cadence-Audit',
    headTitle: 'Cadence-Audit: Befunde in drei Wochen',
    summary: `Cadence-Contracts, gelesen von Leuten, die sie nicht geschrieben haben. Befunde in drei Wochen, jeder mit fehlschlagendem Test, ${preis('cadence-audit')}.`,
    heading: 'Gelesen von denen, die\nes nicht geschrieben haben',
    lead: `Cadence-Audit für Teams kurz vor dem Start, ${preis('cadence-audit')}. Zwei von uns lesen drei Wochen lang, und zu jedem Befund gehört ein Test, der fehlschlägt, bis er behoben ist.`,
    gridHeading: 'Was wir lesen',
    points: [
      [
        'Contracts',
        'Resources, Entitlements, Capabilities, und was mit ihnen geschieht, wenn ein Update läuft.',
        'Wochen 1 und 2',
      ],
      [
        'Transaktionen und Skripte',
        'Was jemand signiert, ist Teil der Angriffsfläche und damit Teil des Audits.',
        'Woche 2',
      ],
      [
        'Nach den Korrekturen',
        'Ein zweiter Durchgang durch alles, was geändert wurde. Den Bericht dürfen Sie veröffentlichen.',
        'nach Ihren Korrekturen',
      ],
    ],
    journeyHeading: 'Drei Wochen und ein\nzweiter Durchgang',
    journey: [
      [
        'Tag 0',
        'Ein eingefrorener Commit',
        'Sie nennen ihn, und was er nie tun darf. Darüber machen wir ein Angebot, über sonst nichts.',
      ],
      ['Woche 1', 'Zwei lesen', 'Jeder für sich, damit keiner dem anderen an einem Fehler vorbei folgt.'],
      [
        'Woche 3',
        'Befunde',
        'Nach Schweregrad, mit Zeile, Grund und fehlschlagendem Test. Wir setzen uns zusammen und streiten.',
      ],
      [
        'Woche 5',
        'Zweiter Durchgang',
        'Was Sie geändert haben und was die Änderung berührt. Danach dreißig Tage lang Fragen.',
      ],
    ],
    refusals: [
      ['Ein Audit unseres eigenen Codes', 'Niemand prüft die eigene Arbeit. Wir nennen drei andere Firmen.'],
      ['Ein Stempel in einer Woche', 'Lesen dauert so lange, wie Lesen dauert.'],
      ['Code, der sich noch ändert', 'Wir würden die Version von letzter Woche lesen.'],
    ],
    voice: {
      description:
        'Wir wollten wissen, ob wir sicher sind. Wir bekamen fünf Fragen und die Namen der Leute, die sie beantworten können.',
      jobTitle: 'Produktleiter, ein Marktplatz für Tickets',
      facts: [
        ['Smart Contracts', '200+ in Hauptnetzen'],
        ['Gezählt', 'nach unterschriebenen Verträgen'],
      ],
    },
    questions: [
      [
        'Beweist ein Audit, dass es keine Fehler gibt?',
        'Nein. Es sagt, dass zwei Leute, die fürs Fehlerfinden bezahlt werden, drei Wochen lang gesucht haben, und wo und wie. Für den Rest gibt es Tests, Limits und einen Pausenschalter.',
      ],
      [
        'Was brauchen Sie von uns?',
        'Einen eingefrorenen Commit, Tests, die laufen, und eine Seite darüber, was die Contracts nie tun dürfen. Wenn es die Seite nicht gibt, ist sie der erste Befund.',
      ],
      [
        'Dürfen wir den Bericht veröffentlichen?',
        'Ja, vollständig. Wir bitten nur darum, dass nichts fehlt und der Commit genannt wird.',
      ],
    ],
    audit: {
      lead: 'Wir sehen es uns an, bevor wir einen Preis nennen. Sie hören innerhalb von {answerTime} von uns und haben Preis und Termin bis Tag 5 schriftlich.',
      facts: [
        ['Kleinstes Audit', preis('cadence-audit')],
        ['Befunde', 'drei Wochen nach dem Einfrieren'],
        ['Vertraulichkeit', 'auf Wunsch zuerst die NDA'],
      ],
      placeholder: 'Zum Beispiel zweimal prägen',
    },
    near: ['Smart Contracts in Cadence', 'Betrieb und Wartung'],
  }),
  consulting: serviceWords({
    slug: 'beratung',
    title: 'Beratung',
    headTitle: 'Beratung: vier Seiten in zwei Wochen',
    summary: `Zwei Wochen, vier Seiten, ein Plan mit Preisen: was zu bauen ist, was nicht, woran es scheitern könnte, und ob Sie anfangen sollten. ${preis('consulting')}.`,
    heading: 'Vier Seiten\nvor vier Monaten',
    lead: `Beratung für alle, die entscheiden müssen, für ${preis('consulting')}: was zu bauen ist, was nicht, woran es scheitern könnte. Wer kein Ledger braucht, hört das im kostenlosen Gespräch und zahlt nichts.`,
    gridHeading: 'Was auf den Seiten steht',
    points: [
      [
        'Bauen, weglassen, nicht anfangen',
        'Eines davon ganz oben auf Seite eins, und der Grund dafür im ersten Absatz.',
        'Seite 1',
      ],
      [
        'Woran es scheitern könnte',
        'Recht, Verwahrung, Partner, Speicher, Menschen. Jeweils mit Preis und dem Tag, an dem Sie es merken würden.',
        'Seiten 2 und 3',
      ],
      [
        'Ein Plan mit Preisen',
        'Eine feste Summe für die erste Phase, eine Spanne für den Rest, und warum sie so breit ist.',
        'Tag 10',
      ],
    ],
    journeyHeading: 'Zwei Wochen von der\nFrage zur Antwort',
    journey: [
      ['Tag 1', 'Sie reden', 'Ein halber Tag mit denen, die es nutzen würden, und mit denen, die es bezahlen.'],
      [
        'Tag 4',
        'Wir zweifeln',
        'Dieselben Fragen an die Idee, gestellt von jemandem, der es lieber nicht bauen würde.',
      ],
      [
        'Tag 8',
        'Wir probieren',
        'Was unsicher und billig zu probieren ist, wird probiert: ein Contract, eine Abfrage, ein Anruf.',
      ],
      ['Tag 10', 'Vier Seiten', 'Wir gehen sie mit Ihnen durch. Bauen dürfen Sie danach, mit wem Sie wollen.'],
    ],
    refusals: [
      ['Ein Token ohne Aufgabe', 'Wenn sich ohne ihn nichts ändert, schlagen wir vor, ihn wegzulassen.'],
      ['Eine Meinung auf Bestellung', 'Das Honorar ist für Ja und Nein dasselbe.'],
      ['Eine Folie für Investoren', 'Zeigen dürfen Sie die vier Seiten. Geschrieben sind sie dafür nicht.'],
    ],
    shownCase: tidemark,
    voice: {
      description:
        'Wir kamen wegen einer Blockchain und gingen mit neunzig Waagen. Das musste ich dem Vorstand erklären, und es brauchte eine Folie.',
      jobTitle: 'IT-Leiter, Ostler Pharmacies',
      facts: [
        ['Im versprochenen Monat', '76 von 83 Projekten'],
        ['Gezählt', 'in unserem eigenen Register, 1. November 2026'],
      ],
    },
    end: {
      description: 'Grace Adeyemi liest, was Sie schicken,\nund fragt, was fehlt. Ein Nein von ihr\nkostet nichts.',
    },
    questions: [
      [
        'Wird das Honorar auf ein Projekt angerechnet?',
        'Ja. Wenn wir bauen, was auf den Seiten steht, sind sie dessen erste Phase und werden nicht zweimal bezahlt.',
      ],
      [
        'Wer schreibt die Seiten?',
        'Wer es leitend bauen würde, zusammen mit jemandem, der es prüfen würde. Sonst ist niemand im Gespräch.',
      ],
      [
        'Und wenn Sie abraten?',
        'Dann haben Sie den Rest des Budgets gespart. Wir nennen, was wir stattdessen nehmen würden; meistens ist es eine Datenbank.',
      ],
    ],
    near: ['Cadence-Audit'],
  }),
  'operation-and-care': serviceWords({
    slug: 'betrieb-und-wartung',
    title: 'Betrieb und Wartung',
    headTitle: 'Betrieb und Wartung für Ledger in Produktion',
    summary: `Alarme auf Salden, geprobte Updates und jemand, der wach ist, für Ledger in Produktion. ${capital(preis('operation-and-care'))}, an jedem Freitag kündbar.`,
    heading: 'Jemand ist wach,\nwenn es läuft',
    lead: `Betrieb und Wartung für Ledger in Produktion, ${preis('operation-and-care')}. Fünf Büros teilen sich die Wache. Schlüssel und Dashboards bleiben bei Ihnen, und Sie können an jedem Freitag kündigen.`,
    gridHeading: 'Was in einem Monat enthalten ist',
    points: [
      [
        'Alarme auf Summen',
        'Auch ein Server, der antwortet, kann falschliegen. Wir vergleichen Salden, nicht nur Lebenszeichen.',
        'jeder Block',
      ],
      [
        'Updates',
        'Auf einer Kopie geprobt, bei Tageslicht ausgeführt, mit einem Rückweg, der ausprobiert ist.',
        'mit Ihnen geplant',
      ],
      ['Ein Bericht', 'Eine Seite im Monat: was war, was es kostete, was wir ändern würden.', 'erster Freitag'],
    ],
    journeyHeading: 'Ein Monat, bevor Sie\nuns wecken dürfen',
    journey: [
      [
        'Woche 1',
        'Lesen',
        'Code, Dashboards, die letzten drei Störungen. Was ungeklärt ist, schreiben wir zuerst auf.',
      ],
      ['Woche 2', 'Beobachten', 'Unsere Alarme neben Ihren, stumm, damit wir lernen, welche falsch sind.'],
      [
        'Woche 3',
        'Proben',
        'Ein Knoten fällt aus, ein Schlüssel fehlt, eine Summe weicht ab. Auf einer Kopie, mit dem Runbook in der Hand.',
      ],
      ['Woche 4', 'Übernehmen', 'Die Rufbereitschaft ist unsere. Der Ausschalter bleibt Ihrer.'],
    ],
    shownCase: tidemark,
    voice: {
      description:
        'Jeden Monat schalten sie einen unserer Validatoren ab und sagen nicht, welchen. Ich rate nicht mehr mit.',
      jobTitle: 'Finanzvorständin, Northgate Clearing',
      facts: [
        ['Verlorene Einträge', 'keine in 19 Monaten'],
        ['Gezählt', 'von fünf Validatoren, nach jedem Block'],
      ],
    },
    end: {
      description: 'Nadia Castellan wird seit acht Jahren\nnachts geweckt. Fragen Sie sie, wofür.',
    },
    questions: [
      [
        'Sind Sie rund um die Uhr wach?',
        'Fünf Büros sind achtzehn Stunden am Tag besetzt. In den übrigen sechs weckt der Alarm jemanden, der innerhalb einer halben Stunde antwortet.',
      ],
      [
        'Betreiben Sie auch, was andere geschrieben haben?',
        'Nach einem Audit, wenn es das verdient. Wenn nicht, sagen wir es, und auch, was sich ändern müsste.',
      ],
      [
        'Brauchen Sie unsere Schlüssel?',
        'Nein. Wir brauchen das Recht, zu pausieren und zu lesen. Was Werte bewegt, signieren Sie.',
      ],
    ],
    near: ['Cadence-Audit'],
  }),
};
