import type { DemoArticle } from '../demoContent.schema.ts';

export const testingABridgeFromBothBanks: DemoArticle = {
  slug: 'testing-a-bridge-from-both-banks',
  title: 'Testing a bridge from both banks',
  excerpt: 'One harness, two virtual machines, and a clock that can be stopped.',
  lead: 'A bridge has two contracts, two languages and one promise. The tests of either bank were green. The promise was in neither of them.',
  date: '2026-09-18T08:00:00Z',
  isFeatured: true,
  preview: { $picture: 'article-bridge' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['cadence', 'solidity', 'flow', 'ethereum'],
  head: {
    title: 'How to test a bridge between Cadence and EVM',
    description:
      'One harness for two virtual machines, the amounts worth trying, a clock that can be stopped, and the four faults that nine days of it found.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
A bridge makes one promise: what is locked on this side is what exists on that side, to the unit. When we took over the
tests of Causeway there were 140 of them. Ninety were written in Cadence and held the lock to its word. Fifty were
written in Solidity and did the same for the mint. All were green, and none of them contained the promise, because the
promise is about both.

This is how we wrote the tests that were missing. It took nine days, and most of the nine went into the clock.

## Where the two sides meet

Since the Crescendo upgrade, Flow has an EVM-equivalent side next to the Cadence side, on the same network. A Cadence
contract reaches it through an account that it owns there, and the call is made within the Cadence transaction. There
is no relayer and no waiting: both banks are in one room.

It is still possible to leave by different doors. When the called contract reverts, the Cadence transaction does not.
It receives a result whose status says so, and goes on.

\`\`\`cadence Crossing.cdc {7-10}
let result = self.crosser.call(
    to: self.bridge,
    data: EVM.encodeABIWithSignature("release(address,uint256)", [recipient, amount]),
    gasLimit: 200_000,
    value: EVM.Balance(attoflow: 0)
)
assert(
    result.status == EVM.Status.successful,
    message: "The EVM side refused, with code ".concat(result.errorCode.toString())
)
\`\`\`

> [!NOTE]
> The Solidity side cannot know that it is being bridged. It sees a caller with an address.

Take lines 7 to 10 away, and every test on both banks stays green. The Cadence tests use a stand-in for the other side
that always succeeds. The Solidity tests revert, as they should, and look no further. We did take the lines away, as
an experiment, before we wrote anything. A test which cannot fail when the promise is broken is a decoration.

## One harness

The harness starts one emulator with both virtual machines in it, deploys both contracts from the same commit, and
lets no test talk to a stand-in. It has three parts.

1. A *walker* that makes crossings: random amounts, both directions, some of them certain to be refused.
2. A *ledger* in plain TypeScript that knows what should be where. It is forty lines and has no chain in it.
3. A *referee* that reads both banks after every step and compares them with the ledger.

The referee’s question is short. In Cadence:

\`\`\`cadence referee.cdc
access(all) fun main(bridge: Address): UFix64 {
    return getAccount(bridge).capabilities
        .borrow<&{FungibleToken.Balance}>(/public/lockedBalance)
        ?.balance ?? panic("The bridge shows no balance")
}
\`\`\`

And in Solidity, where the property is checked by Foundry after each random call, over sequences of five hundred:

\`\`\`solidity Crossing.invariant.t.sol {10}
contract CrossingInvariant is Test {
    Walker private walker;

    function setUp() public {
        walker = new Walker(new Bridge());
        targetContract(address(walker));
    }

    function invariant_bothBanksAgree() public view {
        assertEq(walker.bridge().totalSupply(), walker.lockedOnTheOtherBank());
    }
}
\`\`\`

The Solidity test runs without the chain and is fast, so it runs on every commit: two million calls in four minutes.
The harness runs each night and does 20,000 crossings through both machines. They share the list of amounts. Whatever
one of them has stumbled over, the other must step on as well.

### Amounts worth trying

The two banks do not count alike. Cadence holds eight decimal places; an ERC-20 commonly has eighteen. Ten places are
cut off on the way in, and somebody owns the crumbs. Our list began with 0, 1 and the largest value of each type, and
has grown to nineteen entries. Eleven of those are amounts that differ only in places that one of the banks cannot see.

*Amounts on the list, and what each was put there for*

| Amount, EVM side | Arrives in Cadence as | Found |
|---|---:|---|
| 1 | refused | Less than one unit of the other bank |
| 9,999,999,999 | refused | The same, at its edge |
| 10,000,000,000 | 0.00000001 | The first that may cross |
| 10,000,000,001 | refused | A crumb of 1, once lost without a word |
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'I had expected the hard part to be the cryptography. It was a remainder of one.',
      name: 'Bram Oosterhuis',
      jobTitle: 'Head of treasury engineering, Larkspur Exchange',
      picture: { $picture: 'portrait-bram' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## A clock that can be stopped

Causeway holds large crossings back for six hours. So there are tests about time, and time was where the nights went.

A test that waits is slow, and a test that shortens six hours to two seconds is testing another contract. What one
wants is to stop the clock, do something, set it forward to the second before the limit, do something else, and set it
forward by one. Both languages can do that on their own: in Cadence tests there is \`Test.moveTime\`, in Foundry
\`vm.warp\`. The trouble is that there are two clocks.

They were not apart by much. The EVM side takes its time from the block it is executed in, so on the network the two
agree. In our harness the Cadence clock had been moved and the EVM block had not yet been made. For the length of one
block, a crossing was old enough to be released on one bank and too young on the other.

That cannot happen in production, and we were about to write it off. Then Tomas asked what would happen if the six
hours were measured twice, once on each side, which is what the contracts did. Even with one clock that is two
decisions. They can only agree by luck of rounding. So the hold is now measured on the Cadence side alone, and the EVM
side believes it.

\`\`\`cadence hold_test.cdc {3,6}
access(all) fun testIsReleasedAtTheSixthHourAndNotBefore() {
    let id = cross(amount: 250_000.0)
    Test.moveTime(by: 21_599.0)
    Test.expect(release(id), Test.beFailed())
    Test.assertEqual(0.0, balanceOnTheOtherBank())
    Test.moveTime(by: 1.0)
    Test.expect(release(id), Test.beSucceeded())
    Test.assertEqual(250_000.0, balanceOnTheOtherBank())
}
\`\`\`

The title of the test is the rule. If someone changes six hours to eight, it is the title that will be wrong, and
titles are read.

## What it found

Four faults in nine days, two of which had been live for a month. No money had been lost, which we put down to the
amounts and not to the code. In the order in which they turned up: the crumb, the hold that was measured twice, a
refusal whose message was longer than a buffer in the indexer, and a pause switch that paused one bank.

The last is worth a sentence. Somebody presses a red button because something is wrong, and half of the bridge stops.
Each half had a test for its button. Nobody had pressed one and then walked over to the other bank to look.
`,
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'What the tests were for: 412,000 crossings, and both sums have agreed after each.',
      linkText: 'Read the case',
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Bridges between Cadence and EVM',
      description: 'With the referee included, so that you can ask it every night.',
      href: '/services/bridge-development',
    },
    {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'Show us a test that cannot fail',
      description:
        'Send the repository of your bridge. We take three lines out, run your tests, and tell you which of them noticed. You hear within {answerTime}.',
      buttonText: 'Send the repository',
      href: '#contact-form',
      image: { $picture: 'service-audit' },
    },
  ],
};
