import { supplyFault, type Supply } from '@klopt/bookkeeping/documents'
import { Button, DateField, Modal } from '@klopt/ui'
import { useState } from 'react'

interface SupplyModalProps {
  supply: Supply
  onChoose: (supply: Required<Supply>) => void
  onClose: () => void
}

const NONE = { supplyFrom: null, supplyTo: null }

/** Asks when a line was supplied: a day, or the days of a period. They decide its rate and its VAT period. */
export function SupplyModal({ supply, onChoose, onClose }: SupplyModalProps) {
  const [from, setFrom] = useState(supply.supplyFrom ?? null)
  const [to, setTo] = useState(supply.supplyTo ?? null)
  const chosen = { supplyFrom: from, supplyTo: to === from ? null : to }
  const fault = supplyFault(chosen)
  const choose = (days: Required<Supply>) => {
    onChoose(days)
    onClose()
  }
  return (
    <Modal
      open
      title="Leverdatum van deze regel"
      onClose={onClose}
      footer={
        <>
          {supply.supplyFrom && <Button onClick={() => choose(NONE)}>Leverdatum weghalen</Button>}
          <Button variant="primary" disabled={from === null || fault !== null} onClick={() => choose(chosen)}>
            Gebruiken
          </Button>
        </>
      }
    >
      <DateField
        label="Geleverd op of vanaf"
        hint="Als dat een andere dag was dan bij de andere regels. Het btw-tarief is dat van deze dag."
        value={from}
        onChange={setFrom}
        error={fault?.field === 'supplyFrom' ? fault.text : undefined}
      />
      <DateField
        label="Geleverd tot en met"
        hint="Alleen als het langer dan een dag duurde"
        value={to}
        onChange={setTo}
        error={fault?.field === 'supplyTo' ? fault.text : undefined}
      />
    </Modal>
  )
}
