import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import type { PublicSettings } from '@/contract/settings';
import { withSettings } from '../../server/site/shell';

export class SettingsBlockPlugin {
  constructor(private readonly settings: PublicSettings) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SettingsBlockPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap(
        'SettingsBlockPlugin',
        (page) => ({ ...page, html: withSettings(page.html, this.settings) }),
      );
    });
  }
}
