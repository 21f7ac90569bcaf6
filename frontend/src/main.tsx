import '@fontsource-variable/figtree/wght.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/warmth.css';
import { startPage } from './app/start-page';

const root = document.getElementById('root');
if (root) startPage(root);
