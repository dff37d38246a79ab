import type { IcpList } from '@klopt/api-client/contract'
import { Card } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import * as styles from './icp.css.ts'

/** Goods per quarter beside the limit above which there is a list per month. */
export function GoodsCard({ goods: { limitCents, quarters } }: { goods: IcpList['goods'] }) {
  return (
    <Card title="Goederen per kwartaal">
      <div className={styles.status}>
        <dl className={styles.sums}>
          {quarters.map(({ key, label, cents }) => (
            <div key={key} className={styles.sum}>
              <dt>{label}</dt>
              <dd className={cents > limitCents ? styles.wrong : styles.amount}>{formatEuro(cents)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.muted}>
          Boven {formatEuro(limitCents)} in een van deze kwartalen doe je opgaaf per maand. Diensten tellen daarvoor
          niet mee.
        </p>
      </div>
    </Card>
  )
}
