import { pdfOf } from '#tests/bills/render.ts'
import type { TestBill } from '#tests/bills/test-set.ts'
import { besideBills } from './besides.ts'
import { eighthA } from './eighth-a.ts'
import { fifthA } from './fifth-a.ts'
import { fifthB } from './fifth-b.ts'
import { fifthC } from './fifth-c.ts'
import { fourthSet } from './fourth.ts'
import { ninthA } from './ninth-a.ts'
import { ninthB } from './ninth-b.ts'
import { ninthC } from './ninth-c.ts'
import { ninthD } from './ninth-d.ts'
import { numberBills } from './numbers.ts'
import { otherStyles } from './other-styles.ts'
import { secondBills } from './second.ts'
import { secondShapeBills } from './second-shapes.ts'
import { seventhA } from './seventh-a.ts'
import { seventhB } from './seventh-b.ts'
import { seventhC } from './seventh-c.ts'
import { shapeBills } from './shapes.ts'
import type { UnseenBill } from './shared.ts'
import { sixthA } from './sixth-a.ts'
import { sixthB } from './sixth-b.ts'
import { sixthC } from './sixth-c.ts'
import { sixthD } from './sixth-d.ts'
import { sixthE } from './sixth-e.ts'
import { sixthF } from './sixth-f.ts'
import { sixthG } from './sixth-g.ts'
import { sixthH } from './sixth-h.ts'
import { sixthI } from './sixth-i.ts'
import { sixthJ } from './sixth-j.ts'
import { sixthK } from './sixth-k.ts'
import { tenthA } from './tenth-a.ts'
import { tenthB } from './tenth-b.ts'
import { tenthC } from './tenth-c.ts'
import { tenthD } from './tenth-d.ts'
import { thirdA } from './third-a.ts'
import { thirdB } from './third-b.ts'
import { twoKindBills } from './two-kinds.ts'
import { wordBills } from './words.ts'

/** Bills of a hand that did not look at the reader: scored at first sight (docs/decisions/0046-bills-of-a-third-hand.md, 0057-bills-of-a-fourth-hand.md and 0059-bills-of-a-fifth-hand.md), learned from since. */
export function unseenSet(): TestBill[] {
  const makers = [
    ...[wordBills, numberBills, shapeBills, twoKindBills, besideBills, secondBills, secondShapeBills],
    ...[thirdA, thirdB, otherStyles, fourthSet, fifthA, fifthB, fifthC],
    ...[
      sixthA,
      sixthB,
      sixthC,
      sixthD,
      sixthE,
      sixthF,
      sixthG,
      sixthH,
      sixthI,
      sixthJ,
      sixthK,
      seventhA,
      seventhB,
      seventhC,
      eighthA,
    ],
  ]
  return testBillsOf(makers)
}

/** Bills that hold each of the reader's newest rules to the letter (docs/decisions/0064-bills-of-a-seventh-hand.md). */
export const ninthSet = (): TestBill[] => testBillsOf([ninthA, ninthB, ninthC, ninthD])

/** What strangers' bills still broke after those (docs/decisions/0069-bills-of-an-eighth-hand.md). */
export const tenthSet = (): TestBill[] => testBillsOf([tenthA, tenthB, tenthC, tenthD])

const testBillsOf = (makers: readonly (() => UnseenBill[])[]): TestBill[] =>
  makers
    .flatMap((make) => make())
    .map(({ name, blocks, finds, ...look }) => ({
      name,
      kind: 'unseen',
      finds,
      file: async () => pdfOf(blocks, look),
    }))
