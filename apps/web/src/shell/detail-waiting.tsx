import { Skeleton, type DetailHeaderProps } from '@klopt/ui'
import { ListedHeader } from './listed-header.tsx'

interface DetailWaitingProps {
  back: DetailHeaderProps['back']
  /** Of a header in a column that has gaps of its own. */
  className?: string
}

/** The screen of one thing while it is on its way: the way back is there already. */
export const DetailWaiting = ({ back, className }: DetailWaitingProps) => (
  <div aria-busy="true">
    <ListedHeader back={back} title={<Skeleton width="240px" height="24px" />} className={className ?? ''} />
    <Skeleton height="360px" />
  </div>
)
