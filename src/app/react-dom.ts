/** React DOM alone, so that the entry can evaluate it in a task of its own. */
import 'react-dom/client';
