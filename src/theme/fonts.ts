/** Self-hosted type: highway-sign headings over a quiet text face (design 8). Browser and Storybook only. */
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource-variable/inter/wght.css';
