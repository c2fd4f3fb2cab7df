import fs from 'node:fs';
import { openStudio } from './studio';
(async () => {
  const s = await openStudio();
  for (const a of process.argv.slice(2)) {
    const [scene, w = '1000', h = '750'] = a.split(':');
    const t0 = Date.now();
    try {
      const url = await s.page.evaluate(
        async ([scene, w, h]) => {
          const kit = await import('/kit/canvas');
          const m = await import('/scenes/' + scene);
          const st = kit.stage(+w!, +h!);
          await m.draw(st, 0);
          return st.ctx.canvas.toDataURL('image/png');
        },
        [scene, w, h],
      );
      fs.writeFileSync(`/tmp/art-${scene}.png`, Buffer.from(url.split(',')[1]!, 'base64'));
      console.log(scene, Date.now() - t0, 'ms');
    } catch (e) {
      console.log(scene, String(e).slice(0, 600));
    }
  }
  await s.close();
})();
