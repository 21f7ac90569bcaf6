import type { Site } from '../shared/site';

const FAMILY = 'https://games.proximity.example';
const COMMUNITY = 'https://community.proximity.example';

/**
 * This installation: change it before the page is built. The addresses below end in `.example`, which belongs to
 * nobody; whatever is null is left out of the page.
 */
export const site: Site = {
  title: 'Proximity',
  publicAddress: null,
  communityAddress: COMMUNITY,
  social: { twitter: null, reddit: COMMUNITY, mail: null },
  foot: { privacy: null, feedback: null, jobs: null, privacyManager: null },
  sisterGames: [
    {
      name: 'Anagrid',
      address: `${FAMILY}/anagrid`,
      sign: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM14 16.5h5M16.5 14v5',
    },
    {
      name: 'Wordchain',
      address: `${FAMILY}/wordchain`,
      sign: 'M7 8h2a4 4 0 0 1 0 8H7a4 4 0 0 1 0-8zM15 8h2a4 4 0 0 1 0 8h-2a4 4 0 0 1 0-8z',
    },
    {
      name: 'Letterfall',
      address: `${FAMILY}/letterfall`,
      sign: 'M6 4v9M12 4v14M18 4v6M6 17h.01M12 21h.01M18 14h.01',
    },
    {
      name: 'Odd one out',
      address: `${FAMILY}/odd-one-out`,
      sign: 'M4 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 14l6 6M20 14l-6 6',
    },
    {
      name: 'Crossways',
      address: `${FAMILY}/crossways`,
      sign: 'M12 4v16M4 12h16M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
    },
    { name: 'Rankle', address: `${FAMILY}/rankle`, sign: 'M4 19h4v-5H4zM10 19h4V9h-4zM16 19h4V4h-4z' },
  ],
};
