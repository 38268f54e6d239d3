/** Words on more than one page in Arabic, said once so that they agree. */

/** In the place of the call, whose page is not in Arabic. */
export const writeToUs = { label: 'اكتب إلينا', href: '#contact-form' };

export const contactForm = {
  heading: 'قل لنا ما الذي\nيجب ألا يضيع أبدًا',
  lead: 'يقرؤها مهندس، لا نظام تذاكر.',
  facts: [
    { title: 'الرد', description: 'خلال {answerTime}' },
    { title: 'السرية', description: 'اتفاقية عدم إفصاح أولًا، إن شئت' },
    null,
    { title: 'الهاتف', description: '{phone}' },
    { title: 'البريد الإلكتروني', description: '{email}' },
  ],
  buttonText: 'إرسال الرسالة',
  ghostLabel: 'مكان لرسالتك',
  receivedLabel: 'وصلت',
};

export const whatHappensNext = {
  heading: 'أربع خطوات من التحية\nإلى أول سطر برمجي',
  items: [
    {
      step: 'اليوم 1',
      label: 'رد',
      description: 'من المهندس الذي سيقود العمل، خلال {answerTime}، بعد إشعار فوري بالاستلام عبر البريد الإلكتروني.',
    },
    {
      step: 'اليوم 3',
      label: 'مكالمة مجانية',
      description:
        'أربعون دقيقة، مع اتفاقية عدم إفصاح أولًا إن شئت. إن لم تكن بحاجة إلى سجل موزّع فستسمع ذلك هنا بلا مقابل.',
    },
    {
      step: 'اليوم 5',
      label: 'سعر مكتوب',
      description: 'صفحتان: سعر ثابت للمرحلة الأولى، ونطاق لما بعدها، وما الذي قد يُفشل المشروع.',
    },
    {
      step: 'الأسبوع 3',
      label: 'أول سطر برمجي',
      description: 'في مستودعك، بعد أن توقّع على مرحلة واحدة. لا نطلب منك توقيعًا لسنة كاملة.',
    },
  ],
};

export const offices = { heading: 'خمسة مكاتب، ساهرة ثماني عشرة ساعة يوميًا', hoursLabel: 'ساعات العمل بتوقيت UTC' };
