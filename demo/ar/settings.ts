import type { DemoLanguage } from '../demoContent.schema.ts';
import { priceOf } from '../prices.ts';
import { settings as original } from '../settings.ts';

const flow = { label: 'تطوير بلوكتشين Flow', href: '/services/flow-blockchain-development-company' };
const contacts = { label: 'اتصل بنا', href: '/contacts' };

/** Header, footer and what is said on every page, in Arabic. */
export const settings: DemoLanguage['settings'] = {
  description: 'تصمم Quayline السجلات الموزّعة والمنتجات القائمة عليها، وتبنيها وتدقّقها.',
  callToAction: { label: 'اكتب إلينا', href: '/contacts' },
  callToFormText: 'اكتب إلينا',
  navigation: [
    {
      label: 'الخدمات',
      href: flow.href,
      note: 'يبنيها ويدقّقها ويرعاها من يردّ على الهاتف.',
      links: [{ ...flow, note: priceOf('flow-blockchain-development-company', 'ar'), group: 'البناء' }],
    },
    { ...contacts, links: [] },
  ],
  footerColumns: [
    { heading: 'الخدمات', links: [flow] },
    { heading: 'الشركة', links: [contacts] },
  ],
  newsletter: {
    heading: 'رسالة واحدة كل شهر،\nبكل أرقامها',
    buttonText: 'أرسلوا إليّ العدد القادم',
    note: 'يصدر العدد 42 في 1 ديسمبر',
  },
  consent: {
    version: original.consent?.version ?? '',
    heading: 'هل تسمح لنا باحتساب زيارتك؟',
    text: 'تحفظ ملفات الارتباط الضرورية جلستك وما تكتبه. إن وافقت احتسبنا أيضًا الصفحات المقروءة بلا اسمك. ولا نحتسب شيئًا قبل أن تختار.',
    refuseText: 'الضروري فقط',
    allowText: 'احتسبوا زيارتي أيضًا',
    chooseText: 'الاختيار واحدًا واحدًا',
    chooseHeading: 'واحدًا واحدًا',
    chooseNote: 'يمكنك تغيير ذلك في أي وقت من أسفل الصفحة.',
    neededLabel: 'الضروري',
    neededText: 'جلستك وما كتبته. يعمل دائمًا.',
    countingLabel: 'الاحتساب',
    countingText: 'أي الصفحات تُقرأ، بلا أسماء، وتُحفظ 13 شهرًا.',
    campaignsLabel: 'الحملات',
    campaignsText: 'أي حملة جاءت بك، إن كان الاحتساب مفعّلًا.',
    keepText: 'احفظ اختياري',
    backText: 'رجوع',
    footerLabel: 'ملفات الارتباط',
    policyHref: '/privacy-policy',
  },
  pages: {
    search: { heading: 'البحث', description: 'في صفحات الموقع. كلمتان تجدان أكثر مما تجده جملة.' },
    notFound: {
      heading: 'لا شيء\nعلى هذا الرصيف',
      description: 'العنوان صحيح لكنه فارغ: إما أن الصفحة انتقلت أو أن حرفًا تغيّر. هذه صفحات كان يبحث عنها معظم الزوار.',
    },
  },
  formWords: {
    'letter.description': 'مرة في الشهر من {company}: مقالة ورقم ووظيفة.',
    'letter.monthly': 'مرة كل شهر لا أكثر',
    'letter.contents': 'مقالة ورقم ووظيفة',
    'letter.enteredText': 'تصل النشرة إلى {address} مرة في الشهر.',
    'letter.enteredDescription': 'تصل النشرة مرة في الشهر.',
  },
  emailWords: {
    'letter.asked': 'طلبت نشرة {company} البريدية: مرة في الشهر، مقالة ورقم ووظيفة.',
  },
};
