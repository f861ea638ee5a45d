import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserLink, createClient } from '../app/client/client';
import { rememberLanguage, spoken, takeUpLanguage } from '../lib/language';
import { speakPageLanguage } from '../lib/languages/speakPageLanguage';
import { textsOf } from '../lib/languages/texts';
import { followMissingCode } from '../lib/loading/missingCode';
import { loadMotion } from '../ui/media/move';
import { DeskApp } from './DeskApp';
import { createDeskCache } from './deskCache';
import { secondFactorLink } from './security/askSecondFactor';

const root = document.getElementById('desk');
if (!root) throw new Error('The document has no #desk to render into');

// The link of a mail says what the mail was written in.
const linked = new URLSearchParams(window.location.search).get('lang');
if (linked) rememberLanguage(spoken(linked));
takeUpLanguage();
followMissingCode();
await speakPageLanguage({ ...textsOf, hi: async () => (await import('../lib/languages/hi/desk/all')).deskHindi });
loadMotion().catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <DeskApp client={createClient(secondFactorLink().concat(browserLink()), createDeskCache())} />
    </BrowserRouter>
  </StrictMode>,
);
