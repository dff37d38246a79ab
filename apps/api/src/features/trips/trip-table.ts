import type { Trip } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

const kinds: Readonly<Record<Trip['kind'], string>> = {
  business: 'zakelijk',
  commute: 'woon-werk',
  private: 'privé',
}

const vehicles: Readonly<Record<Trip['vehicle'], string>> = { private: 'eigen vervoer', business: 'auto van de zaak' }

/** The list of trips as a file: what a mileage record has to say. */
export const tripTable = (rows: AsyncIterable<Trip>): Table<Trip> => ({
  name: 'Ritten',
  columns: [
    { heading: 'Datum', kind: 'date', value: (row) => row.day },
    { heading: 'Wie', kind: 'text', value: (row) => row.userName },
    { heading: 'Van', kind: 'text', value: (row) => row.fromPlace },
    { heading: 'Naar', kind: 'text', value: (row) => row.toPlace },
    { heading: 'Retour', kind: 'text', value: (row) => (row.isReturn ? 'ja' : 'nee') },
    { heading: 'Kilometers', kind: 'number', value: (row) => row.drivenKilometres },
    { heading: 'Doel', kind: 'text', value: (row) => row.purpose },
    { heading: 'Soort', kind: 'text', value: (row) => kinds[row.kind] },
    { heading: 'Vervoer', kind: 'text', value: (row) => vehicles[row.vehicle] },
    { heading: 'Vergoeding', kind: 'cents', value: (row) => row.cents },
  ],
  rows,
})
