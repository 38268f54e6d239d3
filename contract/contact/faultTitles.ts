/* Apart from the other messages: booking asks for them at once, and for no others. */

export const failureTitle = 'This did not reach us';

export const summaryTitle = (count: number) => {
  const words = [
    'One field needs',
    'Two fields need',
    'Three fields need',
    'Four fields need',
    'Five fields need',
    'Six fields need',
  ];
  return `${words[count - 1] ?? `${count} fields need`} another look`;
};
