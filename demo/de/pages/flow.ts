import { capital } from '../../prices.ts';
import type { PageWords } from '../../writeLanguage.ts';
import { cases, contactForm, gespraech, latest, offices, preis, whatHappensNext } from '../shared.ts';

const price = preis('flow-blockchain-development-company');

/** The landing page in German, section by section. */
export const flow: PageWords = {
  slug: 'flow-blockchain-entwicklung',
  title: 'Flow-Blockchain-Entwicklung',
  head: {
    title: 'Agentur für Flow-Blockchain-Entwicklung',
    description: `Quayline entwirft, baut und prüft Systeme auf Flow: Smart Contracts in Cadence, gewichtete Schlüssel, Brücken zu EVM. Ganze Projekte ${price}.`,
  },
  offer: { serviceName: 'Flow-Blockchain-Entwicklung' },
  breadcrumbs: [{ label: 'Leistungen' }],
  card: {
    label: 'Leistung',
    description:
      'Ein komplettes Produkt auf Flow, vom ersten Modell bis zum Start: Contracts, Schlüssel, Brücken, Oberfläche.',
  },
  layout: {
    hero: {
      heading: 'Werte auf Flow bewegen,\nohne sich zu verzählen',
      description: `Quayline ist eine Agentur für Flow-Blockchain-Entwicklung. Wir entwerfen, bauen und prüfen Systeme für Unternehmen, deren Bücher aufgehen müssen. Festpreis für die erste Phase, ganze Projekte ${price}.`,
      action: gespraech,
      secondAction: { label: 'Unsere Projekte ansehen' },
    },
    challenges: {
      heading: 'Sechs Dinge, die auf Flow schiefgehen,\nund was wir jeweils tun',
      riskLabel: 'Risiko',
      entryLabel: 'Was wir tun',
      items: [
        {
          title: 'Werte, die nie kopiert werden dürfen',
          description:
            'Als Resources in Cadence modelliert. Die Sprache selbst weigert sich, eine zu verdoppeln oder zu verlieren; die Regel steht also nicht nur als Kommentar im Code.',
        },
        {
          title: 'Zwei Laufzeiten, ein Saldo',
          description:
            'Wir entscheiden, was in Cadence und was in der EVM lebt, und testen die Brücke in beide Richtungen, bevor etwas sie überquert.',
        },
        {
          title: 'Schlüssel, die verloren gehen',
          description:
            'Gewichtete Schlüssel auf einem Konto: Gerät, Wiederherstellung, Finanzen. Ein verlorenes Handy ist ein Support-Ticket und kein verlorenes Vermögen.',
        },
        {
          title: 'Speicher, der in FLOW bezahlt wird',
          description:
            'Ein Konto kann so viel speichern, wie sein FLOW hergibt. Wir bemessen erst die Daten und dann die Funktionen.',
        },
        {
          title: 'Prüfer, die nach dem Warum fragen',
          description:
            'Jede Änderung führt zurück zu einer signierten Transaktion, einer benannten Rolle und einem Test, der sie abdeckt.',
        },
        {
          title: 'Kunden ohne Wallet',
          description:
            'Übernommene Gebühren und eine Anmeldung ohne Seed-Phrase. Niemand muss vorher einen Coin kaufen.',
        },
      ],
    },
    services_accordion: {
      heading: 'Was wir bauen',
      items: [
        {
          title: 'Smart Contracts in Cadence',
          description:
            'Contracts, in denen Eigentum ein Typ ist. Resources, Rollen und Events werden zuerst aufgeschrieben, und die Tests sagen, was nie passieren darf.',
          list: ['Resources und Entitlements', 'Update-Regeln, vorab vereinbart', 'Ein Test für jede Ablehnung'],
          linkText: 'Mehr über Contracts in Cadence',
        },
        {
          title: 'Konten und Schlüssel',
          description:
            'Ein Konto auf Flow kann mehrere Schlüssel haben, jeder mit einem Gewicht. Wir legen fest, wer was signiert, damit ein verlorenes Gerät nie den Betrieb anhält.',
          list: [
            'Signaturregeln für Teams und Treasury',
            'Wiederherstellung, die nicht über uns läuft',
            'Speicherbudget je Konto',
          ],
        },
        {
          title: 'Marktplätze und NFT-Systeme',
          description:
            'Editionen, Zertifikate und Lizenzgebühren, deren Regeln mit dem Objekt reisen. Kasse und Ledger schließen gemeinsam ab.',
          list: ['Nummerierte Editionen', 'Lizenzgebühr schon im Verkauf bezahlt', 'Angebote ohne Verwahrung'],
        },
        {
          title: 'Brücken zwischen Cadence und EVM',
          description:
            'Ein Wert wird auf der einen Seite gesperrt, bevor er auf der anderen frei wird, in einer Transaktion oder gar nicht. Nach jedem Übergang vergleichen wir beide Summen.',
          list: ['Beide Richtungen getestet', 'Limits je Wert und Stunde', 'Eine Pause, die mehrere Stimmen braucht'],
        },
        {
          title: 'Webprodukte auf einem Ledger',
          description:
            'Die Oberfläche davor und der Server dazwischen. Seiten, die sofort laden, eine vertraute Anmeldung und eine Quittung, die sich prüfen lässt.',
          list: ['React und TypeScript', 'Gebühren zahlt das Produkt', 'Läuft ohne Wallet-Erweiterung'],
        },
        {
          title: 'Audits und Code-Reviews',
          description:
            'Cadence und Solidity, gelesen von Leuten, die es nicht geschrieben haben. Zu jedem Befund gehört ein Test, der fehlschlägt, bis er behoben ist.',
          list: [
            'Befunde in drei Wochen',
            'Zweiter Durchgang nach den Korrekturen',
            'Sie dürfen alles veröffentlichen',
          ],
          linkText: 'Mehr über Audits',
        },
        {
          title: 'Betrieb und Wartung',
          description:
            'Alarme auf Salden, nicht nur auf Servern. Updates werden geprobt, und jemand ist wach, wenn eines läuft.',
          list: [capital(preis('operation-and-care')), 'An jedem Freitag kündbar', 'Die Schlüssel bleiben bei Ihnen'],
          linkText: 'Mehr über den Betrieb',
        },
      ],
    },
    form: [
      {
        heading: 'Sie haben ein Whitepaper\nund einen Termin? Her damit.',
        openText: 'Kontakt aufnehmen',
        windowHeading: 'Her mit beidem',
        lead: 'Das Whitepaper und der Termin.\nWir antworten innerhalb von {answerTime}.',
        buttonText: 'Nachricht senden',
        ghostLabel: 'Platz für Ihre',
        receivedLabel: 'eingegangen',
      },
      contactForm,
    ],
    cases: {
      heading: 'Zwei Systeme, die das Geld\nanderer Leute tragen',
      allLink: { label: 'Alle Projekte' },
      items: cases,
    },
    contact_link: { linkText: 'An die Entwicklung schreiben' },
    reasons: {
      heading: 'Drei Gründe, die auch\nder Einkauf gelten lässt',
      items: [
        {
          title: 'Es gehört Ihnen ab dem ersten Tag',
          description:
            'Repository, Schlüssel und Runbook liegen vom ersten Commit an in Ihren Konten. Keine Lizenz, die Sie verlängern müssten, und keine Hintertür.',
        },
        {
          title: 'Wer mit Ihnen spricht, schreibt den Code',
          description:
            'Die leitende Entwicklerin beantwortet Ihre erste E-Mail und bleibt bis zur Übergabe. Im Schnitt bleiben Leute bei uns acht Jahre.',
        },
        {
          title: 'Ein Nein kostet nichts',
          description:
            'Eine von drei Anfragen braucht keine Blockchain. Das sagen wir im ersten Gespräch, und auch, was stattdessen genügt.',
        },
      ],
    },
    numbers: {
      heading: 'Gezählt,\nnicht geschätzt',
      note: 'Gezählt nach unterschriebenen Verträgen. Tiefe logarithmisch.',
      items: [
        { title: 'Einhörner unter\nden Kunden' },
        { title: 'Projekte\nauf Solana' },
        { title: 'Jahre\nBlockchain' },
        { title: 'Jahre\nSoftware' },
        { title: 'DLT-Projekte' },
        { title: 'Smart\nContracts' },
      ],
    },
    award: {
      title: 'Bestes Infrastruktur-Team, Ledger Works Awards 2026',
      description: 'Erster Platz unter allen Einreichungen. Bewertet wurde Code, keine Folien.',
      ratingSource: '{reviews} Bewertungen, alle mit Namen',
    },
    steps: {
      heading: 'Was Sie gewinnen, und\nin welcher Reihenfolge',
      items: [
        {
          label: 'Einen Preis, bevor Sie unterschreiben',
          description:
            'Eine feste Summe für die erste Phase und eine Spanne für den Rest, mit den Gründen für ihre Breite.',
        },
        {
          label: 'Ein Modell, das Sie korrigieren können',
          description: 'Resources, Rollen und Events auf zwei Blatt Papier. Eine Änderung kostet einen Nachmittag.',
        },
        {
          label: 'Das Schwierige zuerst',
          description: 'Was sich später kaum noch ändern lässt, entsteht, solange Zeit zum Nachdenken ist.',
        },
        {
          label: 'Fehler, die vor dem Start auffallen',
          description:
            'Property-Tests, nachgespielte Daten aus dem Mainnet und ein zweites Team, das fürs Kaputtmachen bezahlt wird.',
        },
        {
          label: 'Ein Start, der geprobt ist',
          description: 'Das ganze Release läuft zweimal auf dem Testnet, mit Ihren Leuten an der Tastatur.',
        },
        {
          label: 'Alles geht mit Ihnen',
          description: 'Repository, Schlüssel, Dashboards, Runbook: alles Ihres, und an jedem Freitag kündbar.',
        },
      ],
    },
    cost: {
      heading: 'Ab',
      rows: [
        { label: 'Konzept und Plan mit Preisen' },
        { label: 'Contracts mit Tests' },
        { label: 'Webprodukt' },
        { label: 'Start und ein Monat Bereitschaft' },
      ],
      rowPrefix: 'ab',
      totalLabel: 'Kleinstes vollständiges Projekt',
      formHeading: 'Antwort innerhalb von {answerTime},\nPreis bis Tag 5',
      messageLabel: 'Was soll es können?',
      messagePlaceholder: 'Zwei Sätze genügen',
      otherWay: 'Oder schreiben Sie uns',
      buttonText: 'Angebot anfordern',
    },
    slider: [
      {
        heading: 'Wo sich eine einzige\nWahrheit bezahlt macht',
        slides: [
          {
            title: 'FinTech und Banken',
            description: 'Abwicklung, tokenisierte Einlagen und Ledger, die Prüfer allein lesen können.',
            list: ['Lieferung gegen Zahlung', 'Tokenisierte Einlagen'],
          },
          {
            title: 'Handel und E-Commerce',
            description: 'Treuepunkte, die viele Läden annehmen und keiner zweimal drucken kann.',
            list: ['Gemeinsame Treueprogramme', 'Digitale Belege'],
          },
          {
            title: 'Lieferkette und Logistik',
            description: 'Plomben, Übergaben und Konnossemente, signiert von denen, die dabei waren.',
            list: ['Elektronische Konnossemente', 'Nachweis der Kühlkette'],
          },
          {
            title: 'Gesundheit',
            description:
              'Einwilligungen, die Patienten sehen, einschränken und widerrufen. Die Akte bleibt, wo sie ist.',
            list: ['Register für Einwilligungen', 'Studiendaten mit Prüfpfad'],
          },
          {
            title: 'Immobilien',
            description: 'Anteile an einem Gebäude, und die Miete wird am Tag ihres Eingangs verteilt.',
            list: ['Bruchteilseigentum', 'Register, die das Notariat anerkennt'],
          },
          {
            title: 'Öl und Gas',
            description: 'Mengen, die gemessen, signiert und einmal verkauft werden, über Konsortien hinweg.',
            list: ['Konten von Konsortien', 'Emissionsnachweise'],
          },
        ],
      },
      {
        heading: 'Gebiete, die wir auswendig kennen',
        slides: [
          {
            category: 'Tokenisierte Werte',
            title: 'Tokenisierte Werte',
            description: 'Anteile an Fonds, Gebäuden und Forderungen, die in einem Schritt abgewickelt werden.',
            list: [
              'Übertragungsregeln im Wert selbst',
              'Register, die eine Aufsicht abfragen kann',
              'Kapitalmaßnahmen als Transaktionen',
            ],
          },
          {
            category: 'Private Ledger',
            title: 'Private Ledger',
            description: 'Auf Canton sieht jede Partei ihre eigenen Verträge und nichts von denen der Nachbarn.',
            list: [
              'Nur sehen, was man wissen muss',
              'Eine Transaktion über mehrere Register',
              'Eine Ansicht für die Aufsicht',
            ],
          },
          {
            category: 'Zahlungen',
            title: 'Zahlungen',
            description: 'Stablecoins, Auszahlungen und Erstattungen, die sich von selbst abgleichen.',
            list: [
              'Gebühren zahlt der Händler',
              'Erstattungen, die ihre Zahlung finden',
              'Bankdateien, wo Banken Dateien wollen',
            ],
          },
          {
            category: 'Identität',
            title: 'Identität',
            description: 'Nachweise, die eine Frage beantworten und den Rest für sich behalten.',
            list: ['Selektive Offenlegung', 'Wiederherstellung ohne Hotline', 'Widerruf, der wirkt'],
          },
          {
            category: 'Spiele',
            title: 'Spiele',
            description: 'Gegenstände, die nach der Saison bleiben, und eine Kasse, die aufgeht.',
            list: ['Gegenstände als Resources', 'Anmeldung ohne Seed-Phrase', 'Handel zwischen Spielern'],
          },
        ],
      },
    ],
    process: {
      heading: 'Fünf Phasen, sechzehn\u00a0Wochen,\nam Ende ein Ergebnis',
      items: [
        {
          title: 'Klären',
          note: 'Fakten, Risiken, Plan mit Preisen',
          description:
            'Wir lesen Ihre Verträge, die auf Papier und die im Code, und schreiben auf, was schiefgehen kann.',
        },
        {
          title: 'Modell',
          note: 'Resources, Rollen, Schnittstellen',
          description: 'Jeder Wert bekommt einen Typ, jede Rolle einen Schlüssel, jede Regel einen Test.',
        },
        {
          title: 'Bauen',
          note: 'Contracts und Produkt, in Zweiwochenrunden',
          description: 'Jeden zweiten Freitag etwas, das läuft.',
        },
        {
          title: 'Prüfen',
          note: 'Tests, Review, Probe im Testnet',
          description:
            'Leute, die es nicht geschrieben haben, versuchen es kaputtzumachen. Die Befunde dürfen Sie veröffentlichen.',
        },
        {
          title: 'Start',
          note: 'Mainnet, Überwachung, Übergabe',
          description: 'Mainnet, Alarme und ein Monat Bereitschaft.',
        },
      ],
    },
    stack: {
      heading: 'Werkzeuge, die wir\nwieder wählen würden',
      items: [
        { title: 'Contracts' },
        { title: 'Flow', list: ['Flow CLI', 'FCL', 'Flow Emulator', 'Flow EVM', 'Account Linking'] },
        { title: 'Tests', list: ['Testframework für Cadence', 'Foundry', 'Echidna', 'k6'] },
        { title: 'Dienste' },
        { title: 'Web' },
        { title: 'Betrieb' },
      ],
    },
    platforms: {
      heading: 'Dreizehn Plattformen,\nauf denen wir geliefert haben',
      items: [
        { note: 'erweitertes UTXO' },
        { note: 'Relay-Chain' },
        { note: 'Konten, EVM' },
        { note: 'zugangsbeschränkt' },
        { note: 'Konten, parallel' },
        { note: 'Konten, EVM' },
        { note: 'Sidechain, EVM' },
        { note: 'Resources' },
        { note: 'UTXO' },
        { note: 'Aktoren' },
        { note: 'Hashgraph' },
        { note: 'zustandsloses Rollup' },
        { note: 'nur das Nötige' },
      ],
    },
    journey: whatHappensNext,
    contact_prompt: {
      description:
        'Ines Halvorsen beantwortet neue Anfragen.\nSie schreibt Cadence seit dem ersten\nTestnet und sagt, wenn Sie es nicht brauchen.',
      linkText: 'An Ines schreiben',
      note: 'Antwortet innerhalb von {answerTime}',
    },
    event_banner: null,
    faq: {
      heading: 'Vor der\nUnterschrift gefragt',
      contactLine: 'Noch eine Frage?',
      items: [
        {
          title: 'Wie lange dauert eine erste Version?',
          description:
            'Ein MVP dauert 3 bis 6 Monate. Es hängt davon ab, wie viele Parteien signieren, ob Werte eine Brücke überqueren und wer prüft. Die sechzehn Wochen in unserem Plan gelten für Contracts und ein Webprodukt.',
        },
        {
          title: 'Cadence oder Solidity: Womit sollen wir bauen?',
          description:
            'Werte, die nicht kopiert werden dürfen, gehören in Cadence. Code, der auf andere EVM-Projekte treffen soll, gehört in Solidity. Seit dem Upgrade Crescendo läuft beides im selben Netz, und FLOW bezahlt die Gebühren auf beiden Seiten.',
        },
        {
          title: 'Wem gehört der Code?',
          description:
            'Ihnen, vom ersten Commit an. Wir behalten das Recht, zu erwähnen, dass wir dabei waren, wenn Sie einverstanden sind.',
        },
        {
          title: 'Was umfasst ein Audit?',
          description: `Contracts, Transaktionen und Skripte in Cadence oder Solidity, die Brücke dazwischen und wer welchen Schlüssel hält. Sie bekommen jeden Befund mit Schweregrad und fehlschlagendem Test, nach Ihren Korrekturen einen zweiten Durchgang. Ein Audit von fremdem Code dauert drei Wochen, ${preis('cadence-audit')}.`,
        },
        {
          title: 'Übernehmen Sie ein halb fertiges Projekt?',
          description: `Ja, nach zwei Wochen Lesen, für ${preis('consulting')}. Sie bekommen vier Seiten: was bleiben kann, was weg muss und was der Rest kostet. Wenn die ehrliche Antwort ein Neuanfang ist, steht das dort.`,
        },
      ],
    },
    latest_articles: latest,
    links_grid: {
      heading: 'Verwandte Seiten',
      links: [{ label: 'Cadence-Audit' }],
    },
    offices,
  },
};
