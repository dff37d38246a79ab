/** The words of a file size. */
export const dutch = {
  notASize: 'Dit is geen bestandsgrootte. Typ die met de eenheid erbij, bijvoorbeeld als 10 MB.',
}
