import type { VatRevision } from '@klopt/api-client/contract'
import { AppLink, classNames, linkClassName } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'
import { partWords, yearWords, type RevisionYear } from './revision-words.ts'
import * as styles from './revision-list.css.ts'

interface RevisionListProps {
  administrationId: number
  years: readonly RevisionYear[]
  unknown: VatRevision['unknown']
}

/** The revision of deducted VAT by book year, each with how it is made, and the assets that it cannot reckon yet. */
export function RevisionList({ administrationId, years, unknown }: RevisionListProps) {
  return (
    <>
      {years.length > 0 && (
        <ul className={styles.years} aria-label="Herziening van btw">
          {years.map((year) => (
            <li key={year.from}>
              <span className={styles.year}>{yearWords(year)}</span>
              <ul className={styles.parts}>
                {year.parts.map((part) => (
                  <li key={part.assetId}>{partWords(part)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className={styles.unknown}>
          Van deze activa weet Klopt niet hoeveel btw je bij de aankoop betaalde; vul het in, dan rekent Klopt ze mee:{' '}
          {unknown.map(({ assetId, name }, index) => (
            <span key={assetId}>
              {index > 0 && ', '}
              <AppLink
                href={administrationAddress(administrationId, 'assets/$assetId', { params: { assetId } })}
                className={classNames(linkClassName, styles.link)}
              >
                {name}
              </AppLink>
            </span>
          ))}
          .
        </p>
      )}
    </>
  )
}
