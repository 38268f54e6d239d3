import { createEmptyRows, type DemoDocument } from './document.ts';

export const storageWorksheet: DemoDocument = {
  name: 'storage-worksheet',
  title: 'The storage worksheet',
  lead: 'What your contracts keep in an account, what it weighs, and how much FLOW has to stay behind for it. Fill it in once before you write a type, and once after a month.',
  parts: [
    { kind: 'heading', text: 'The rule in four lines' },
    {
      kind: 'text',
      text: 'FLOW held is storage allowed: at the time of writing 1 FLOW reserves 100 MB, and the smallest berth is 0.001 FLOW for 100 kB. Both are network parameters, so read them again before you rely on them. The reserve is a deposit: it comes back when the data leaves. It is checked once, at the end of a transaction, for each account whose storage the transaction has changed.',
    },
    { kind: 'heading', text: 'What common things weigh' },
    {
      kind: 'table',
      caption: 'Ten thousand of each, measured on the emulator. A scale, not a tariff.',
      columns: [
        { title: 'Thing', share: 4 },
        { title: 'Bytes each', share: 2, align: 'right' },
        { title: 'Ten thousand', share: 2, align: 'right' },
        { title: 'FLOW held', share: 2, align: 'right' },
      ],
      rows: [
        ['Fungible token vault', '212', '2.1 MB', '0.021'],
        ['NFT, metadata computed', '398', '4.0 MB', '0.040'],
        ['NFT, metadata stored', '1,140', '11.4 MB', '0.114'],
        ['NFT with a picture inside', '38,200', '382.0 MB', '3.820'],
      ],
    },
    { kind: 'heading', text: 'Measure your own' },
    {
      kind: 'checks',
      items: [
        'Start the emulator and make one fresh account for each type.',
        'Write down what account.storage.used says before anything is stored.',
        'Store one thing, then a thousand. One tells you about the container, a thousand about the thing.',
        'Subtract, and divide by a thousand. Put the figure into the table below.',
        'Fill each text field with the longest text that your interface allows, not with “test”.',
      ],
    },
    {
      kind: 'code',
      name: 'storage_ratio.cdc',
      text: `access(all) fun main(address: Address): UFix64 {
    let account = getAccount(address)
    let used = UFix64(account.storage.used)
    let room = UFix64(account.storage.capacity)
    return room == 0.0 ? 0.0 : used / room
}`,
    },
    { kind: 'page' },
    { kind: 'heading', text: 'Your types' },
    {
      kind: 'text',
      text: 'Bytes times the number that an active user holds after a year, divided by 100,000,000, is the FLOW that has to stay in that user’s account.',
    },
    {
      kind: 'table',
      caption: 'One row for each type that is stored in an account of a user',
      columns: [
        { title: 'Type', share: 4 },
        { title: 'Bytes each', share: 2, align: 'right' },
        { title: 'Held after a year', share: 2.2, align: 'right' },
        { title: 'Bytes in all', share: 2, align: 'right' },
        { title: 'FLOW', share: 1.4, align: 'right' },
      ],
      rows: createEmptyRows(9, 5),
    },
    { kind: 'heading', text: 'Three questions for each field' },
    {
      kind: 'table',
      caption: 'A yes in any column is a field that the account should not pay for',
      columns: [
        { title: 'Field', share: 3.4 },
        { title: 'Can it be computed?', share: 2 },
        { title: 'Is it the same for all?', share: 2 },
        { title: 'Does nobody read it?', share: 2 },
      ],
      rows: createEmptyRows(7, 4),
    },
    { kind: 'page' },
    { kind: 'heading', text: 'Who fills the tank' },
    {
      kind: 'text',
      text: 'Choose one before the launch, and write down the ceiling. Without a ceiling, anyone who can deposit into the collection of your customer can make you pay for the room.',
    },
    {
      kind: 'table',
      caption: 'Three ways, and what each needs',
      columns: [
        { title: 'Who', share: 2 },
        { title: 'Needs', share: 4 },
        { title: 'Our ceiling', share: 3 },
        { title: 'Yours', share: 2 },
      ],
      rows: [
        ['The platform', 'an alarm at 80 per cent and a funded account', '0.01 FLOW, once a week, each account', ''],
        ['The user', 'a line in the wallet at 80 per cent, with amount and button', 'none: it is their money', ''],
        ['A third account', 'a script that watches, and somebody who reads its log', 'a sum for each month', ''],
      ],
    },
    { kind: 'heading', text: 'After a month' },
    {
      kind: 'checks',
      items: [
        'The script was run over every account that the product has made, not over a sample.',
        'The list was sorted by the ratio, and the top hundred were read by hand.',
        'For each of the top hundred it is known which field grew.',
        'The balance that the interface shows has the reserve subtracted.',
        'No support email this month was about money that is there and cannot be moved.',
      ],
    },
    {
      kind: 'table',
      caption: 'What was found, and who fixes it',
      columns: [
        { title: 'Field or type', share: 3 },
        { title: 'Bytes a user', share: 2, align: 'right' },
        { title: 'What is done', share: 4 },
        { title: 'By', share: 1.6 },
      ],
      rows: createEmptyRows(6, 4),
    },
  ],
};
