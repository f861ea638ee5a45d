import { darker, lighter } from '../colour.js';
import { lit, type PackDrawer } from './pack-printing.js';

/** A folding carton, seen a little from the right. */
export const carton: PackDrawer = (colours) => ({
  width: 336,
  height: 420,
  label: { x: 139, y: 190, width: 238, height: 278 },
  elements: `<path d="M4 38L62 6H332L274 38Z" fill="${lighter(colours.body, 0.32)}"/>
    <path d="M274 38L332 6V384L274 416Z" fill="${darker(colours.body, 0.3)}"/>
    <path d="M274 330L332 298V336L274 368Z" fill="${darker(colours.accent, 0.28)}"/>
    <path d="M290 70L316 56V200L290 214Z" fill="#fff" opacity=".12"/>
    ${lit('<rect x="4" y="38" width="270" height="378"/>', colours.body)}
    <path d="M4 346H274V384H4Z" fill="${colours.accent}"/><path d="M4 394H274" stroke="${colours.accent}" stroke-width="4"/>
    <path d="M4 40H274" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>`,
});

/** A drinks carton with a gable top and a screw cap. */
export const gable: PackDrawer = (colours) => ({
  width: 296,
  height: 450,
  label: { x: 124, y: 262, width: 210, height: 246 },
  elements: `<path d="M18 22H244V52H18Z" fill="${lighter(colours.body, 0.2)}"/><path d="M244 22L270 30V56L244 52Z" fill="${darker(colours.body, 0.2)}"/>
    <path d="M18 52H244L292 108L244 128Z" fill="${darker(colours.body, 0.34)}"/>
    ${lit('<path d="M18 52H244V128H4Z"/>', lighter(colours.body, 0.12))}
    <path d="M244 128L292 108V424L244 446Z" fill="${darker(colours.body, 0.28)}"/>
    <path d="M244 384L292 362V392L244 414Z" fill="${darker(colours.accent, 0.25)}"/>
    ${lit('<rect x="4" y="128" width="240" height="318"/>', colours.body)}
    <path d="M4 398H244V426H4Z" fill="${colours.accent}"/>
    <ellipse cx="124" cy="104" rx="38" ry="13" fill="${darker(colours.accent, 0.25)}"/>
    ${lit('<rect x="90" y="66" width="68" height="36" rx="9"/>', colours.accent, 'round')}`,
});
