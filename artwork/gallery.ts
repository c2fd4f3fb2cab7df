import { stage, type Stage } from './kit/canvas';
import { draw as appIcon } from './scenes/appIcon';
import { draw as appointment } from './scenes/appointment';
import { draw as cabAtDusk } from './scenes/cabAtDusk';
import { draw as card } from './scenes/card';
import { draw as dispatchDesk } from './scenes/dispatchDesk';
import { draw as docksAtNight } from './scenes/docksAtNight';
import { draw as furniture } from './scenes/furniture';
import { draw as hero } from './scenes/hero';
import { draw as inspection } from './scenes/inspection';
import { draw as loading } from './scenes/loading';
import { draw as lumber } from './scenes/lumber';
import { draw as machinery } from './scenes/machinery';
import { draw as paperMill } from './scenes/paperMill';
import { draw as reeferUnit } from './scenes/reeferUnit';
import { draw as refrigerated } from './scenes/refrigerated';
import { draw as restStop } from './scenes/restStop';
import { draw as yard } from './scenes/yard';

const scenes = {
  appIcon,
  appointment,
  cabAtDusk,
  card,
  dispatchDesk,
  docksAtNight,
  furniture,
  hero,
  inspection,
  loading,
  lumber,
  machinery,
  paperMill,
  reeferUnit,
  refrigerated,
  restStop,
  yard,
} satisfies Record<string, (target: Stage, t?: number) => void>;

export type SceneName = keyof typeof scenes;

declare global {
  interface Window {
    /** `t` is the position in the scene's loop. */
    paintScene: (scene: SceneName, width: number, height: number, t?: number) => void;
    /** Returns the last drawn picture as a data URL. */
    printScene: (type: string, quality?: number) => string;
  }
}

let picture = stage(1, 1);

window.paintScene = (scene, width, height, t = 0) => {
  picture = stage(width, height);
  scenes[scene](picture, t);
};
window.printScene = (type, quality) => picture.ctx.canvas.toDataURL(type, quality);
