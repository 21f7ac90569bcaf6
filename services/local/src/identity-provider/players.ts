/** A player that can be signed in as on a local machine, without a password. */
export interface SamplePlayer {
  /** The provider's name for the player: never changes, so that an account is found again. */
  subject: string;
  name: string;
  firstName: string;
  email: string;
  /** Colours of the portrait: background, hair, skin, clothes. */
  colours: [string, string, string, string];
}

export const SAMPLE_PLAYERS: readonly SamplePlayer[] = [
  {
    subject: 'maya',
    name: 'Maya Lindqvist',
    firstName: 'Maya',
    email: 'maya@players.example',
    colours: ['#dce8da', '#5b3a29', '#e9b994', '#1f4e8c'],
  },
  {
    subject: 'tomas',
    name: 'Tomás Rivera',
    firstName: 'Tomás',
    email: 'tomas@players.example',
    colours: ['#e4e1d8', '#1c211e', '#c68863', '#14753f'],
  },
  {
    subject: 'ines',
    name: 'Ines Okafor',
    firstName: 'Ines',
    email: 'ines@players.example',
    colours: ['#f3dccb', '#2b1b17', '#8d5a3b', '#a4462a'],
  },
];

export function findPlayer(subject: string | null | undefined): SamplePlayer | undefined {
  return SAMPLE_PLAYERS.find((player) => player.subject === subject);
}
