import { Alert, Button } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'

/** Somebody else was first: what stands here cannot be kept any more. */
export function Conflict() {
  const client = useQueryClient()
  return (
    <Alert
      tone="danger"
      title="Iemand anders heeft dit aangepast"
      action={
        <Button
          size="small"
          onClick={() => {
            client.clear()
            window.location.reload()
          }}
        >
          Nieuwste versie laden
        </Button>
      }
    >
      Wat je net hebt ingevuld is niet bewaard.
    </Alert>
  )
}
