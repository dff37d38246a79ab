import { useWriteBlock } from '../../app/session/use-write-block.ts'

/** Reading is neither hindered by a subscription that ended nor by only viewing. */
export function useMayReadReports(administrationId: number): boolean {
  const writeBlock = useWriteBlock(administrationId, { permission: 'ACCOUNTING' })
  return writeBlock !== undefined && writeBlock !== 'permission'
}
