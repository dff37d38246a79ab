import { AppLink, Icon, PageHeader } from '@klopt/ui'
import { ChevronRight } from 'lucide-react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { REPORT_GROUPS } from '../../shared/ledger/report-places.ts'
import * as styles from './reports-screen.css.ts'

/** All reports, by what one wants to know. */
export function ReportsScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Rapporten')
  return (
    <>
      <PageHeader
        title="Rapporten"
        description="Elk bedrag in een rapport leidt naar de boekingen waaruit het bestaat."
      />
      <div className={styles.groups}>
        {REPORT_GROUPS.map(({ label, reports }) => (
          <section key={label} aria-label={label} className={styles.group}>
            <h2 className={styles.heading}>{label}</h2>
            <ul className={styles.list}>
              {reports.map(({ path, label: name, detail }) => (
                <li key={name}>
                  <AppLink href={administrationAddress(administrationId, path)} className={styles.report}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.detail}>{detail}</span>
                    <Icon of={ChevronRight} className={styles.onward} />
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
