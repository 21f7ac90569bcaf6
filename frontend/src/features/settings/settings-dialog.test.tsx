import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { ok } from '../../../test/fake-server';
import { createDeviceStorage } from '../../device/device-storage';
import { createSettingsStore } from '../../device/settings-store';
import { field, gameServer, guess, listed, renderPage, settle, type Page } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function openSettings(page: Page) {
  await field();
  await page.user.click(screen.getByRole('button', { name: 'Settings' }));
  await settle(5);
  return screen.findByRole('dialog', { name: 'Settings' });
}

async function press(page: Page, name: string) {
  await page.user.click(within(await openSettings(page)).getByRole('switch', { name }));
}

function saved(): Record<string, unknown> {
  return JSON.parse(localStorage.getItem('settings') ?? '{}') as Record<string, unknown>;
}

const theme = () => document.documentElement.dataset['theme'];
const rowText = () => screen.getByRole('list', { name: 'List of guesses' }).textContent;

test('when the settings are opened, then each stands as it is at first, and axe has no objection', async () => {
  const dialog = await openSettings(renderPage(gameServer()));
  const switches = within(dialog).getAllByRole('switch');
  expect(
    switches.map((each) => [each.getAttribute('aria-label'), (each as HTMLInputElement).checked]),
  ).toEqual([
    ['Dark mode', false],
    ['High contrast', false],
    ['Show FAQ', true],
    ['Show guess number', true],
    ['Show proximity', true],
    ['Show similarity', false],
    ['Show emojis', true],
    ['Words in lower case', false],
  ]);
  expect(within(dialog).getByRole('radio', { name: 'English' })).toBeChecked();
  jest.useRealTimers();
  const rules = { 'color-contrast': { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
});

test('when dark is chosen and let go, then the page follows at once', async () => {
  const page = renderPage(gameServer());
  const dialog = await openSettings(page);
  const dark = within(dialog).getByRole('switch', { name: 'Dark mode' });
  await page.user.click(dark);
  expect([theme(), saved()['darkMode'], localStorage.getItem('dark-mode')]).toEqual(['dark', true, 'true']);
  await page.user.click(dark);
  expect([theme(), saved()['darkMode'], localStorage.getItem('dark-mode')]).toEqual([
    'light',
    false,
    'false',
  ]);
});

test('when nothing is chosen, then the switch stands as the system has it', async () => {
  document.documentElement.dataset['media'] = '(prefers-color-scheme: dark)';
  const dialog = await openSettings(renderPage(gameServer()));
  expect(within(dialog).getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  expect(saved()).not.toHaveProperty('darkMode');
});

test('when high contrast is chosen, then the page wears it, and dark mode says why it changes nothing', async () => {
  const page = renderPage(gameServer());
  await press(page, 'High contrast');
  expect(theme()).toBe('contrast');
  expect(screen.getByRole('switch', { name: 'Dark mode' })).toHaveAccessibleDescription(
    'High contrast is always light',
  );
});

describe('the columns of the list', () => {
  async function played() {
    const page = renderPage(gameServer());
    await guess(page, 'coast', 'winter');
    await settle(1200);
    expect(listed()).toEqual(['coast', 'winter']);
    return page;
  }

  test('when nothing is chosen, then number and proximity are shown, the similarity is not', async () => {
    await played();
    expect(rowText()).toBe('1coast12 away2wintercold · #6,569');
  });

  test('when the guess number is not wanted, then it is gone at once', async () => {
    await press(await played(), 'Show guess number');
    expect(rowText()).toBe('coast12 awaywintercold · #6,569');
  });

  test('when proximity is not wanted, then neither bar nor number is shown', async () => {
    await press(await played(), 'Show proximity');
    expect(rowText()).toBe('1coast2winter');
    const rows = screen.getByRole('list', { name: 'List of guesses' }).querySelectorAll('li');
    expect([...rows].map((row) => row.dataset['bare'])).toEqual(['true', 'true']);
  });

  test('when the similarity is wanted, then every row has it with one decimal', async () => {
    await press(await played(), 'Show similarity');
    expect(rowText()).toBe('1coastsimilarity 40.012 away2wintersimilarity 40.0cold · #6,569');
  });
});

test('when lower case is wanted, then the words of the list are written so', async () => {
  const server = gameServer();
  const page = renderPage(server, '/?lang=de');
  server.on('GET /similarity/de/', () => ({
    status: 200,
    body: {
      word: 'haus',
      display: 'Haus',
      similarity: 40,
      initialSimilarity: 40,
      percentile: 900,
      rank: 101,
      proximityString: '100 away',
      direction: 3,
      correct: false,
      blocked: false,
    },
  }));
  await guess(page, 'haus');
  await settle(1200);
  expect(listed()).toEqual(['Haus']);
  await press(page, 'Words in lower case');
  expect(listed()).toEqual(['haus']);
  expect(localStorage.getItem('lower')).toBe('true');
});

test('when the questions are not wanted, then they go at once, and come back', async () => {
  const page = renderPage(gameServer());
  await guess(page, 'coast');
  await settle(1200);
  const questions = () => screen.queryByRole('region', { name: 'Frequently asked questions' });
  expect(questions()).toBeInTheDocument();
  await press(page, 'Show FAQ');
  expect(questions()).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('switch', { name: 'Show FAQ' }));
  expect(questions()).toBeInTheDocument();
});

describe('the language', () => {
  async function choose(page: Page, name: string) {
    await page.user.click(within(await openSettings(page)).getByRole('radio', { name }));
    await settle(20);
  }

  test('when Spanish is chosen, then the game, its keys and the saved language are Spanish at once', async () => {
    const server = gameServer();
    const page = renderPage(server);
    await choose(page, 'Español');
    expect(server.calls).toContain('GET /proximity/game/904?mode=daily&lang=es');
    expect(saved()['languages']).toContainEqual({ src: '/espanol', code: 'es', isSelected: true });
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await guess(page, 'coast');
    await settle(1200);
    expect(server.calls.some((call) => call.startsWith('GET /similarity/es/'))).toBe(true);
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['game_proximity_904_es', 'stats_es']));
    expect(localStorage.getItem('game_proximity_904')).toContain('"guesses":[]');
    expect(localStorage.getItem('stats')).toBeNull();
  });

  test.each(['/espanol', '/espanol/'])(
    'when English is chosen on %s, then the page goes back to it',
    async (path) => {
      const server = gameServer();
      const page = renderPage(server, path);
      await field();
      expect(server.calls).not.toContain('GET /proximity/game/904?mode=daily&lang=en');
      await choose(page, 'English');
      expect(server.calls).toContain('GET /proximity/game/904?mode=daily&lang=en');
      expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    },
  );

  test('when the address names a language, then a choice goes before it', async () => {
    const server = gameServer();
    const page = renderPage(server, '/play/junior?lang=de');
    await choose(page, 'Español');
    expect(server.calls).toContain('GET /proximity/game/904?mode=junior&lang=es');
    expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked();
  });

  test('when the visit is in a language that is not offered, then that stands among them, chosen', async () => {
    const page = renderPage(gameServer(), '/play/daily?lang=de');
    const dialog = within(await openSettings(page));
    expect(dialog.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await choose(page, 'English');
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'English',
      'Español',
    ]);
  });

  describe('of another tab', () => {
    function chooseElsewhere(language: 'en' | 'es') {
      createSettingsStore(createDeviceStorage(window)).save({ language, showFAQ: false });
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'settings' })));
    }

    test.each(['/', '/play/junior', '/archive/game?num=900'])(
      'when it is chosen while a game is open at %s, then that stays as it is; only the rest follows at once',
      async (path) => {
        const server = gameServer();
        const page = renderPage(server, path);
        await page.user.type(await field(), 'coa');
        chooseElsewhere('es');
        await settle(20);
        expect(screen.getByRole('textbox', { name: 'Your guess' })).toHaveValue('coa');
        expect(server.calls.filter((call) => call.includes('lang=es'))).toEqual([]);
        expect(page.services.settings.current().showFAQ).toBe(false);
      },
    );

    test('when it is chosen, then the next page that is gone to has it, and no setting of this tab undoes it', async () => {
      const server = gameServer();
      const page = renderPage(server);
      await field();
      chooseElsewhere('es');
      await press(page, 'Show similarity');
      expect(within(screen.getByRole('dialog')).getByRole('radio', { name: 'English' })).toBeChecked();
      await page.user.click(screen.getByRole('button', { name: 'Close' }));
      await page.user.click(screen.getByRole('link', { name: "Proximity, today's game" }));
      await settle(20);
      expect(server.calls).toContain('GET /proximity/game/904?mode=daily&lang=es');
      expect(window.location.pathname).toBe('/espanol');
    });

    test('when it is chosen here on the page of a word, then what is made from there has it at once', async () => {
      const server = gameServer();
      const page = renderPage(server, '/custom/~code');
      server.on('POST /proximity/custom', ok({ code: '~random' }));
      await choose(page, 'Español');
      await page.user.click(screen.getByRole('button', { name: 'Close' }));
      await page.user.click(screen.getByRole('button', { name: 'Menu' }));
      await settle(5);
      await page.user.click(screen.getByRole('button', { name: 'Surprise me' }));
      await settle(50);
      expect(window.location.search).toBe('?lang=es');
    });

    test('when it is chosen here as well, then this tab has its own choice', async () => {
      const server = gameServer();
      const page = renderPage(server, '/play/junior');
      await field();
      chooseElsewhere('es');
      await choose(page, 'Español');
      expect(server.calls).toContain('GET /proximity/game/904?mode=junior&lang=es');
    });
  });
});

test('when the sign beside the score is pressed, then it explains the score, and that is remembered', async () => {
  const page = renderPage(gameServer());
  await guess(page, 'coast');
  await settle(1200);
  expect(page.services.settings.current().clickedInfo).toBe(false);
  await page.user.click(screen.getByRole('button', { name: 'What the numbers mean' }));
  await settle(5);
  expect(screen.getByRole('dialog', { name: 'What the numbers mean' })).toHaveTextContent(
    '38 away: 37 words are nearer to the secret.',
  );
  expect(saved()['clickedInfo']).toBe(true);
});
