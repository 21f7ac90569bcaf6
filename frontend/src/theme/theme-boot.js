// Runs before the first paint, as a script of its own because the page forbids inline ones. It decides as
// pick-theme.ts does (a test holds the two together); the app takes over from there.
/* global document, localStorage, matchMedia */
(function () {
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }
  var settings = read('settings') || {};
  var saved = typeof settings.darkMode === 'boolean' ? settings.darkMode : read('dark-mode');
  var dark = typeof saved === 'boolean' ? saved : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    settings.highContrast === true ? 'contrast' : dark ? 'dark' : 'light';
})();
