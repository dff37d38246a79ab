import type { ReactNode } from 'react'
import type { CurrentUser } from '../../../app/session/session.ts'
import { FirmLayout } from '../../../shell/firm-layout.tsx'
import { PlainLayout } from '../../../shell/plain-layout.tsx'
import * as styles from './help-centre.css.ts'

/** The help centre apart from any administration: who works at a firm reads it within the frame of the firm. */
export const HelpLayout = ({ user, children }: { user: CurrentUser; children: ReactNode }) =>
  user.firm_id === null ? (
    <PlainLayout user={user}>
      <div className={styles.plain}>{children}</div>
    </PlainLayout>
  ) : (
    <FirmLayout user={user} firmId={user.firm_id}>
      {children}
    </FirmLayout>
  )
