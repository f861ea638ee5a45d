import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserLink, createClient } from '../app/client/client';
import { isHindi, takeUpLanguage } from '../lib/language';
import { speak } from '../lib/messages';
import { DeskApp } from './DeskApp';
import { createDeskCache } from './deskCache';

const root = document.getElementById('desk');
if (!root) throw new Error('The document has no #desk to render into');

takeUpLanguage();
if (isHindi()) {
  const { deskHindi } = await import('../lib/hindi/desk/all');
  speak(deskHindi);
}
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <DeskApp client={createClient(browserLink(), createDeskCache())} />
    </BrowserRouter>
  </StrictMode>,
);
