import { SAMPLE_PLAYERS, type SamplePlayer } from './players';

const STYLE = `
  :root { color-scheme: light dark; --page: #faf9f5; --card: #fff; --line: #e4e1d8; --ink: #1c211e; --muted: #5e665f; --accent: #1f4e8c; }
  @media (prefers-color-scheme: dark) { :root { --page: #131614; --card: #1b1f1c; --line: #2c322e; --ink: #eef1ec; --muted: #9fa9a1; --accent: #8db8f0; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(360px, calc(100vw - 32px)); }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
  p { color: var(--muted); margin: 0 0 24px; }
  form { display: grid; gap: 12px; }
  button { display: flex; align-items: center; gap: 16px; min-height: 64px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button:hover, button:focus-visible { border-color: var(--accent); outline: 2px solid var(--accent); outline-offset: 1px; }
  img { width: 48px; height: 48px; border-radius: 50%; }
  small { display: block; color: var(--muted); font-size: 14px; }
  button.cancel { min-height: 44px; justify-content: center; border: 0; background: none; color: var(--accent); }
`;

/** Only what stands in the page itself. Not `form-action`: browsers apply it to the way back to the game, too. */
export const LOGIN_PAGE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The page on which one chooses who to be. @param action where its form is sent */
export function loginPage(action: string): string {
  return page(
    'Who is playing?',
    `<p>Sample players of this machine. There are no passwords.</p>
    <form method="post" action="${action}">
      ${SAMPLE_PLAYERS.map(playerButton).join('\n      ')}
      <button class="cancel" name="player" value="">Cancel</button>
    </form>`,
  );
}

/** The page for a sign-in that cannot go on. @param message one sentence of ours, never text from outside */
export function errorPage(message: string): string {
  return page('Sign-in stopped', `<p>${message}</p>`);
}

function playerButton({ subject, name, email }: SamplePlayer): string {
  return `<button name="player" value="${subject}"><img src="/photos/${subject}.svg" alt=""><span>${name}<small>${email}</small></span></button>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/photos/${SAMPLE_PLAYERS[0]?.subject}.svg">
<style>${STYLE}</style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`;
}
