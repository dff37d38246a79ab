import { DetailHeader, Select } from '@klopt/ui'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { BenefitsCard } from './benefits-card.tsx'
import { CarCard } from './car-card.tsx'
import { benefitLines, carLines, deductionLines, withdrawnLines } from './entry-lines.ts'
import { HomeCard } from './home-card.tsx'
import { MixedUseCard } from './mixed-use-card.tsx'
import { RevisionCard } from './revision-card.tsx'
import * as styles from './private-use.css.ts'
import { usePrepareEntry } from './use-prepare-entry.ts'

/** What comes into the last return of a year: each reckoned with what it is made of, and prepared as an entry. */
export function PrivateUseScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Laatste btw-aangifte')
  const thisYear = Number(today().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const { prepare, isPending, isReady } = usePrepareEntry(administrationId)
  const mayPrepare = mayChange && isReady
  const lastDay = `${year}-12-31`
  return (
    <div className={styles.page}>
      <DetailHeader
        back={{ label: 'Boekjaar', href: administrationAddress(administrationId, 'fiscal-years') }}
        className={styles.header}
        title={`Laatste btw-aangifte van ${year}`}
        description="Privégebruik, gemengd gebruik en herziening horen in de laatste aangifte van het jaar. Klopt zet de boeking klaar; jij controleert en boekt."
      />
      <Select
        label="Jaar"
        className={styles.year}
        options={[thisYear, thisYear - 1, thisYear - 2, thisYear - 3, thisYear - 4, thisYear - 5].map((each) => ({
          value: String(each),
          label: String(each),
        }))}
        value={String(year)}
        onChange={(chosen) => chosen !== null && setYear(Number(chosen))}
      />
      <CarCard
        key={`car ${year}`}
        year={year}
        isPending={isPending}
        onPrepare={
          mayPrepare
            ? (cents) =>
                prepare({ entryDate: lastDay, description: `Btw privégebruik auto ${year}`, lines: carLines(cents) })
            : null
        }
      />
      <HomeCard
        key={`home ${year}`}
        year={year}
        isPending={isPending}
        onPrepare={
          mayPrepare
            ? (cents) =>
                prepare({ entryDate: lastDay, description: `Btw privégebruik ${year}`, lines: withdrawnLines(cents) })
            : null
        }
      />
      <MixedUseCard
        administrationId={administrationId}
        year={year}
        isPending={isPending}
        onPrepare={
          mayPrepare
            ? (cents, day) =>
                prepare({
                  entryDate: day,
                  description: `Herrekening btw gemengd gebruik ${year}`,
                  lines: deductionLines(cents, 'purchase_high_mixed'),
                })
            : null
        }
      />
      <RevisionCard
        administrationId={administrationId}
        year={year}
        isPending={isPending}
        onPrepare={
          mayPrepare
            ? (cents, day) =>
                prepare({
                  entryDate: day,
                  description: `Herziening btw op activa ${year}`,
                  lines: deductionLines(cents),
                })
            : null
        }
      />
      <BenefitsCard
        key={`benefits ${year}`}
        year={year}
        isPending={isPending}
        onPrepare={
          mayPrepare
            ? (cents, day) =>
                prepare({
                  entryDate: day,
                  description: `Btw geschenken en personeel ${year}`,
                  lines: benefitLines(cents),
                })
            : null
        }
      />
    </div>
  )
}
