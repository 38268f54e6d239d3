import type { Language } from '@frontage/contract/language.ts';

/** What an empty site says of itself until its owner does. Whoever reads it must not mistake it for a real company's. */
interface EmptyWords {
  companyName: string;
  description: string;
  callToAction: string;
  callToForm: string;
  footer: string;
  newsletter: { heading: string; buttonText: string; note: string };
  news: string;
  home: { title: string; description: string; heading: string; lead: string };
  contact: { slug: string; title: string; description: string; lead: string; toForm: string };
  form: { heading: string; lead: string; buttonText: string; ghostLabel: string; receivedLabel: string };
  /** Its text describes what the product itself does. The owner must add who they are, and what else they do. */
  privacy: { slug: string; title: string; description: string; text: string };
}

const en: EmptyWords = {
  companyName: 'Your agency',
  description: 'What your agency does, in one sentence for search engines.',
  callToAction: 'Contact us',
  callToForm: 'Write to us',
  footer: 'Pages',
  newsletter: { heading: 'Our letter', buttonText: 'Subscribe', note: 'You can leave at any time' },
  news: 'News',
  home: {
    title: 'Home',
    description: 'What your agency does, and for whom, in one or two sentences.',
    heading: 'What you do,\nin two short lines',
    lead: 'Who you are and what you do, in one or two sentences. Open Pages in the admin to change it.',
  },
  contact: {
    slug: 'contact',
    title: 'Contact',
    description: 'How to reach us, and how soon an answer comes.',
    lead: 'Say here who reads the messages, and how soon an answer comes.',
    toForm: 'To the form',
  },
  form: {
    heading: 'What is it about?',
    lead: 'One or two sentences are enough to begin with.',
    buttonText: 'Send the message',
    ghostLabel: 'your message',
    receivedLabel: 'received',
  },
  privacy: {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    description: 'What we keep of visitors, why, for how long, and how to have it removed.',
    text: `
## Who is responsible
Write here the full name and the address of your company, and how to reach whoever answers questions on data.

## When you read this site
The server keeps a line for each request: time, address of the page, result. Nothing is counted beyond that unless you allow it.

## When you write to us
We keep what you write and the files you attach, so that we can answer, and remove it when its term has ended. Your browser keeps what you type until it is sent.

## When you subscribe
We keep your address until you leave. Each letter has a link that takes you off the list.

## Your rights
You may ask what we keep of you, have it corrected, get a copy, or have it removed. You may also complain to the authority that watches over the protection of data where you live.
`,
  },
};

const de: EmptyWords = {
  companyName: 'Ihre Agentur',
  description: 'Was Ihre Agentur macht, in einem Satz für Suchmaschinen.',
  callToAction: 'Kontakt aufnehmen',
  callToForm: 'Schreiben Sie uns',
  footer: 'Seiten',
  newsletter: { heading: 'Unser Newsletter', buttonText: 'Abonnieren', note: 'Sie können sich jederzeit abmelden' },
  news: 'Aktuelles',
  home: {
    title: 'Startseite',
    description: 'Was Ihre Agentur macht und für wen, in ein oder zwei Sätzen.',
    heading: 'Was Sie machen,\nin zwei kurzen Zeilen',
    lead: 'Wer Sie sind und was Sie machen, in ein oder zwei Sätzen. Ändern können Sie das im Admin unter Seiten.',
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt',
    description: 'Wie Sie uns erreichen und wie schnell wir antworten.',
    lead: 'Sagen Sie hier, wer die Nachrichten liest und wie schnell eine Antwort kommt.',
    toForm: 'Zum Formular',
  },
  form: {
    heading: 'Worum geht es?',
    lead: 'Ein oder zwei Sätze genügen für den Anfang.',
    buttonText: 'Nachricht senden',
    ghostLabel: 'Ihre Nachricht',
    receivedLabel: 'angekommen',
  },
  privacy: {
    slug: 'datenschutz',
    title: 'Datenschutzerklärung',
    description: 'Was wir von Besuchern speichern, warum, wie lange und wie Sie es löschen lassen.',
    text: `
## Wer verantwortlich ist
Schreiben Sie hierher den vollständigen Namen und die Anschrift Ihres Unternehmens und wie man die Person erreicht, die Fragen zum Datenschutz beantwortet.

## Wenn Sie diese Website lesen
Der Server speichert zu jeder Anfrage eine Zeile: Zeit, Adresse der Seite, Ergebnis. Mehr wird nur gezählt, wenn Sie es erlauben.

## Wenn Sie uns schreiben
Wir speichern, was Sie schreiben, und die Dateien, die Sie anhängen, damit wir antworten können, und löschen es nach Ablauf der Frist. Was Sie tippen, behält Ihr Browser, bis es gesendet ist.

## Wenn Sie den Newsletter abonnieren
Wir speichern Ihre Adresse, bis Sie sich abmelden. In jeder Ausgabe steht ein Link dafür.

## Ihre Rechte
Sie können erfahren, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen und eine Kopie erhalten. Sie können sich außerdem bei der für Ihren Wohnort zuständigen Aufsichtsbehörde für den Datenschutz beschweren.
`,
  },
};

const fr: EmptyWords = {
  companyName: 'Votre agence',
  description: 'Ce que fait votre agence, en une phrase pour les moteurs de recherche.',
  callToAction: 'Nous contacter',
  callToForm: 'Écrivez-nous',
  footer: 'Pages',
  newsletter: {
    heading: 'Notre lettre',
    buttonText: 'S’abonner',
    note: 'Vous pouvez vous désabonner à tout moment',
  },
  news: 'Actualités',
  home: {
    title: 'Accueil',
    description: 'Ce que fait votre agence, et pour qui, en une ou deux phrases.',
    heading: 'Ce que vous faites,\nen deux lignes',
    lead: 'Qui vous êtes et ce que vous faites, en une ou deux phrases. Pour changer ce texte, ouvrez la page dans l’administration.',
  },
  contact: {
    slug: 'contact',
    title: 'Contact',
    description: 'Comment nous joindre, et sous quel délai nous répondons.',
    lead: 'Dites ici qui lit les messages, et sous quel délai vous répondez.',
    toForm: 'Aller au formulaire',
  },
  form: {
    heading: 'De quoi s’agit-il ?',
    lead: 'Une ou deux phrases suffisent pour commencer.',
    buttonText: 'Envoyer le message',
    ghostLabel: 'votre message',
    receivedLabel: 'reçu',
  },
  privacy: {
    slug: 'confidentialite',
    title: 'Politique de confidentialité',
    description: 'Ce que nous conservons sur les visiteurs, pourquoi, combien de temps, et comment le faire supprimer.',
    text: `
## Qui est responsable
Écrivez ici le nom complet et l’adresse de votre entreprise, et comment joindre la personne qui répond aux questions sur les données.

## Quand vous lisez ce site
Le serveur conserve une ligne par requête : l’heure, l’adresse de la page, le résultat. Rien d’autre n’est mesuré sans votre accord.

## Quand vous nous écrivez
Nous conservons ce que vous écrivez et les fichiers que vous joignez pour pouvoir vous répondre, puis nous les supprimons à l’échéance prévue. Votre navigateur garde ce que vous saisissez jusqu’à l’envoi.

## Quand vous vous abonnez
Nous conservons votre adresse jusqu’à votre désabonnement. Chaque envoi contient un lien pour cela.

## Vos droits
Vous pouvez demander ce que nous conservons à votre sujet, le faire corriger ou supprimer, et en obtenir une copie. Vous pouvez aussi déposer une plainte auprès de l’autorité de protection des données de votre pays.
`,
  },
};

const es: EmptyWords = {
  companyName: 'Su agencia',
  description: 'A qué se dedica su agencia, en una frase para los buscadores.',
  callToAction: 'Contactar',
  callToForm: 'Escríbanos',
  footer: 'Páginas',
  newsletter: {
    heading: 'Nuestro boletín',
    buttonText: 'Suscribirse',
    note: 'Puede darse de baja en cualquier momento',
  },
  news: 'Noticias',
  home: {
    title: 'Inicio',
    description: 'A qué se dedica su agencia, y para quién, en una o dos frases.',
    heading: 'A qué se dedica,\nen dos líneas',
    lead: 'Quiénes son y a qué se dedican, en una o dos frases. Para cambiarlo, abra esta página en la administración.',
  },
  contact: {
    slug: 'contacto',
    title: 'Contacto',
    description: 'Cómo ponerse en contacto con nosotros y en cuánto tiempo respondemos.',
    lead: 'Diga aquí quién lee los mensajes y en cuánto tiempo se responde.',
    toForm: 'Ir al formulario',
  },
  form: {
    heading: '¿De qué se trata?',
    lead: 'Para empezar bastan una o dos frases.',
    buttonText: 'Enviar el mensaje',
    ghostLabel: 'su mensaje',
    receivedLabel: 'recibido',
  },
  privacy: {
    slug: 'privacidad',
    title: 'Política de privacidad',
    description: 'Qué conservamos de los visitantes, por qué, cuánto tiempo y cómo pedir que se borre.',
    text: `
## Quién es responsable
Escriba aquí el nombre completo y la dirección de su empresa, y cómo contactar con quien responde a las preguntas sobre datos.

## Cuando lee este sitio
El servidor guarda una línea por cada petición: hora, dirección de la página y resultado. No se mide nada más sin su permiso.

## Cuando nos escribe
Conservamos lo que escribe y los archivos que adjunta para poder responderle, y lo borramos cuando vence el plazo. Su navegador guarda lo que teclea hasta que se envía.

## Cuando se suscribe
Conservamos su dirección hasta que se da de baja. Cada envío lleva un enlace para hacerlo.

## Sus derechos
Puede preguntar qué conservamos sobre usted, pedir que se corrija o se borre, y obtener una copia. También puede reclamar ante la autoridad de protección de datos del lugar donde vive.
`,
  },
};

const ar: EmptyWords = {
  companyName: 'وكالتك',
  description: 'ما تقدّمه وكالتك في جملة واحدة لمحركات البحث.',
  callToAction: 'تواصل معنا',
  callToForm: 'راسلنا',
  footer: 'الصفحات',
  newsletter: { heading: 'نشرتنا البريدية', buttonText: 'اشترك', note: 'يمكنك إلغاء الاشتراك في أي وقت' },
  news: 'الأخبار',
  home: {
    title: 'الصفحة الرئيسية',
    description: 'ما تقدّمه وكالتك، ولمن، في جملة أو جملتين.',
    heading: 'ما تقدّمونه\nفي سطرين قصيرين',
    lead: 'من أنتم وماذا تقدّمون، في جملة أو جملتين. يمكنك تغيير هذا النص من قسم الصفحات في لوحة الإدارة.',
  },
  contact: {
    slug: 'contact',
    title: 'اتصل بنا',
    description: 'كيف تصل إلينا، ومتى يأتيك الرد.',
    lead: 'اكتب هنا من يقرأ الرسائل، ومتى يأتي الرد.',
    toForm: 'إلى النموذج',
  },
  form: {
    heading: 'ما موضوع رسالتك؟',
    lead: 'تكفي جملة أو جملتان للبداية.',
    buttonText: 'إرسال الرسالة',
    ghostLabel: 'رسالتك',
    receivedLabel: 'وصلت',
  },
  privacy: {
    slug: 'privacy-policy',
    title: 'سياسة الخصوصية',
    description: 'ما نحتفظ به من بيانات الزوار، ولماذا، وإلى متى، وكيف تطلب حذفه.',
    text: `
## الجهة المسؤولة
اكتب هنا الاسم الكامل لشركتك وعنوانها، وكيفية الوصول إلى من يجيب عن الأسئلة المتعلقة بالبيانات.

## عند تصفّح هذا الموقع
يحفظ الخادم سطرًا لكل طلب: الوقت وعنوان الصفحة والنتيجة. ولا يُحصى شيء غير ذلك إلا بموافقتك.

## عند مراسلتنا
نحتفظ بما تكتبه وبالملفات التي ترفقها حتى نتمكن من الرد، ثم نحذفها عند انتهاء مدتها. ويحتفظ متصفحك بما تكتبه حتى إرساله.

## عند الاشتراك في النشرة
نحتفظ بعنوانك حتى تلغي اشتراكك. وفي كل عدد رابط لإلغاء الاشتراك.

## حقوقك
يمكنك أن تسأل عمّا نحتفظ به عنك، وأن تطلب تصحيحه أو نسخة منه أو حذفه. ويمكنك أيضًا تقديم شكوى إلى الجهة المعنية بحماية البيانات في مكان إقامتك.
`,
  },
};

/** The languages in which an empty site can begin. */
export const emptyWords = { en, de, fr, es, ar } satisfies Partial<Record<Language, EmptyWords>>;
export type EmptyLanguage = keyof typeof emptyWords;
export const isEmptyLanguage = (code: string): code is EmptyLanguage => Object.hasOwn(emptyWords, code);
