import '@fontsource-variable/figtree/wght.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/warmth.css';
import { startPage } from './app/start-page';
import { keepOffline } from './offline/keep-offline';

const root = document.getElementById('root');
if (root) startPage(root);
if (import.meta.env.PROD) keepOffline(window);
