import type { PersonWords } from '../writeLanguage.ts';

/** Those whom pages in Arabic name, by the slugs of their originals: without them, they have no face there. */
export const people: Record<string, PersonWords> = {
  'ines-halvorsen': {
    slug: 'ines-halvorsen',
    role: 'كبيرة المهندسين، Cadence',
    summary: 'تردّ على الطلبات الجديدة، وتبقى مع ما ردّت عليه حتى التسليم.',
    text: 'تكتب Ines بلغة Cadence منذ أن صار هناك ما يُكتب بها. تردّ على الرسالة الأولى وعلى الأخيرة، وتقرأ كل عقد يخرج من روتردام.',
  },
  'tomas-oyelaran': {
    slug: 'tomas-oyelaran',
    role: 'مهندس بروتوكولات',
    summary: 'كتب مدقّق Tidemark، ويُبقيه على إيقاع الشبكة منذ أول كتلة فيها.',
  },
  'ruth-abelard': {
    slug: 'ruth-abelard',
    role: 'رئيسة التدقيق',
    summary: 'تقرأ أولًا ما يتجاوزه غيرها، وتوقّع كل تقرير تدقيق نصدره.',
    text: 'تقرأ Ruth عقود الآخرين منذ ثلاثة عشر عامًا. وحين يختلف قارئان تحسم هي الأمر، ويقول التقرير إنهما اختلفا.',
  },
  'kenji-morrow': {
    slug: 'kenji-morrow',
    role: 'تصميم المنتجات',
    summary: 'يرسم كيف تخفق الشاشة قبل أن يرسم الشاشة، ويختبر الاثنتين مع الناس.',
  },
  'nadia-castellan': {
    slug: 'nadia-castellan',
    role: 'الخوادم والتسويات',
    summary: 'تدير عُقد Canton لدينا، والمطابقة بينها وبين الدفاتر.',
  },
  'piet-van-loon': {
    slug: 'piet-van-loon',
    role: 'التشغيل',
    summary: 'يسهر على ما يعمل، وقد استعاد بنفسه كل نسخة احتياطية يضمنها.',
  },
  'grace-adeyemi': {
    slug: 'grace-adeyemi',
    role: 'دراسة المتطلبات والسعر',
    summary: 'تقرأ ما ترسله، وتسأل عمّا ينقص، وتجد البند الذي نسيته الفاتورة.',
  },
};
